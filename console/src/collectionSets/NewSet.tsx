import { CollectionSetDraft, collectionSets } from '@takt/contract/collectionSets.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import type { SetKey } from './whole-set.ts'

const Field = fieldsOf(CollectionSetDraft)

/** Begins a set as version 1; its characteristics are typed in the grid that opens then. */
export function NewSet({ onMade, onClose }: { onMade: (made: SetKey) => void; onClose: () => void }) {
  const { collectionSets: collectionSetWords, say } = useWords()
  return (
    <Sheet
      title={collectionSetWords.createOne}
      command={collectionSets.create}
      start={{ characteristics: [] }}
      success={say.createSuccess}
      onClose={(made) => {
        onClose()
        if (made) onMade(made)
      }}
    >
      <Field name="colSetId" hint={collectionSetWords.idHint} />
      <Field name="colSetName" />
      <Wide>
        <Field name="remark" />
      </Wide>
    </Sheet>
  )
}
