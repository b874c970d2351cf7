import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type InspectionRecord, inspections } from '@takt/contract/inspections.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import css from '~/shapes/photos.module.css'
import { Action } from '~/ui/Action.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Waiting } from '~/ui/Waiting.tsx'

type Of = Pick<InspectionRecord, 'id' | 'itemCode' | 'picture'>

/** The photo of a record: a button in its row that opens it. */
export function CheckPhoto({ of }: { of: Of }) {
  const { inspections: inspectionWords } = useWords()
  const [shown, show] = useState(false)
  if (of.picture === null) return null
  return (
    <>
      <Action icon="camera" bare onClick={() => show(true)}>
        {fill(inspectionWords.showPhoto, { code: of.itemCode })}
      </Action>
      {shown && <Photo of={of} onClose={() => show(false)} />}
    </>
  )
}

function Photo({ of: { id, itemCode }, onClose }: { of: Of; onClose: () => void }) {
  const { inspections: inspectionWords, say } = useWords()
  const { data, error, refetch } = useAnswer(inspections.photo, { id })
  const name = fill(inspectionWords.photoOf, { code: itemCode })
  return (
    <Dialog open title={name} footer={null} onCancel={onClose}>
      {error ? (
        <NotRead error={error} again={refetch} />
      ) : data?.picture ? (
        <figure className={css.large}>
          <img src={data.picture} alt={name} />
        </figure>
      ) : (
        <Waiting label={say.loading} />
      )}
    </Dialog>
  )
}
