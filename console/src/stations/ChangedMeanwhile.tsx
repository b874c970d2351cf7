import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useWords } from '~/i18n/words.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { draftOf } from './draft.ts'
import css from './stations.module.css'
import { useStation } from './use-station.ts'

/** Says while one types that somebody else has saved, and shows what they wrote: what is typed on top of an old revision would be refused. */
export function ChangedMeanwhile({ stationNumber }: { stationNumber: string }) {
  const { stations } = useWords()
  const { control, reset } = useFormContext()
  const revision: unknown = useWatch({ control, name: 'revision' })
  const now = useStation(stationNumber)
  const { isSubmitting } = useFormState({ control })
  if (!now || now.revision === revision || isSubmitting) return null
  return (
    <Wide>
      <div className={css.changed} role="status">
        <span>{stations.changedMeanwhile}</span>
        <Action onClick={() => reset({ ...draftOf(now), revision: now.revision })}>{stations.takeTheirs}</Action>
      </div>
    </Wide>
  )
}
