import { ToolSetDraft, toolSets } from '@takt/contract/toolSets.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import type { ToolSetKey } from './sets.ts'

const Field = fieldsOf(ToolSetDraft)

/** Begins a set as version 1; its members are typed in the grid that opens then. */
export function NewToolSet({ onMade, onClose }: { onMade: (made: ToolSetKey) => void; onClose: () => void }) {
  const { toolSets: toolSetWords, say } = useWords()
  return (
    <Sheet
      title={toolSetWords.createOne}
      command={toolSets.create}
      start={{ typeNos: [], members: [] }}
      success={say.createSuccess}
      onClose={(made) => {
        onClose()
        if (made) onMade(made)
      }}
    >
      <Field name="toolSetId" hint={toolSetWords.idHint} />
      <Field name="toolSetName" />
      <Wide>
        <Field
          name="typeNos"
          hint={toolSetWords.typesHint}
          input={(input) => <TypesPicker {...input} many />}
        />
      </Wide>
      <Wide>
        <Field name="remark" />
      </Wide>
    </Sheet>
  )
}
