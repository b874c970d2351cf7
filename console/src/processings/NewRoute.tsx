import { fill } from '@takt/contract/errors.ts'
import { type Processing, ProcessingDraft, processings } from '@takt/contract/processings.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import type { RouteKey } from './versions.ts'

const Field = fieldsOf(ProcessingDraft)
type NewRouteProps = { from: Processing | null; onMade: (made: RouteKey) => void; onClose: () => void }

/** Begins a route as version 1, empty or with the steps of another; they are changed in the editor that opens then. */
export function NewRoute({ from, onMade, onClose }: NewRouteProps) {
  const { processings: processingWords, say } = useWords()
  const start = from
    ? { processingName: from.processingName, remark: from.remark, steps: from.steps }
    : { steps: [] }
  return (
    <Sheet
      title={
        from
          ? fill(processingWords.copyOf, {
              processingNumber: from.processingNumber,
              processingVer: from.processingVer,
            })
          : processingWords.createOne
      }
      command={processings.create}
      start={start}
      success={say.createSuccess}
      onClose={(made) => {
        onClose()
        if (made) onMade({ processingNumber: made.processingNumber, processingVer: made.processingVer })
      }}
    >
      <Field name="processingNumber" hint={processingWords.numberHint} />
      <Field name="processingName" />
      <Wide>
        <Field name="remark" />
      </Wide>
    </Sheet>
  )
}
