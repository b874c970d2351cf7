import { Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { type FailurePart, failures, type FailureRow } from '@takt/contract/failure-rows.ts'
import { shortFailId } from '@takt/contract/failures.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'

const OfPart = fieldsOf(failures.ofPart.input)

/** A part as people tell it from others: what it is, and its serial or lot. */
export const sayPart = ({
  bomCode,
  bomName,
  bomLot,
  serial,
}: Pick<FailurePart, 'bomLot' | 'serial'> & { bomCode: string | null; bomName?: string | null }) =>
  [bomName ?? bomCode, serial ?? bomLot].filter(Boolean).join(' · ')

/** Which part of its unit a failure belongs to: it goes where the part goes. */
export function PartSheet({
  failure: { failId, componentId },
  onClose,
}: {
  failure: FailureRow
  onClose: () => void
}) {
  const { failures: failureWords, say } = useWords()
  const { data = [], isPending } = useAnswer(failures.parts, { failId })
  return (
    <Sheet
      title={fill(failureWords.ofPartTitle, { failure: `#${shortFailId(failId)}` })}
      command={failures.ofPart}
      start={{ failId, componentId }}
      success={say.saveSuccess}
      onClose={() => onClose()}
    >
      <Wide>
        <OfPart
          name="componentId"
          hint={failureWords.ofPartHint}
          input={({ id, value, onChange, onBlur }) => (
            <Select
              id={id}
              value={typeof value === 'string' ? value : ''}
              loading={isPending}
              onChange={(next: string) => onChange(next || null)}
              onBlur={onBlur}
              options={[
                { value: '', label: failureWords.noPart },
                ...data.map((part) => ({ value: part.componentId, label: sayPart(part) })),
              ]}
            />
          )}
        />
      </Wide>
    </Sheet>
  )
}
