import { Select } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './processings.module.css'
import { inOrder, type TypedStep } from './steps.ts'

/** No step has this number. An entry of its own, because no key empties a picker. */
const none = 0

/** A step of the route by its number and name, or none. */
export function StepPicker({
  id,
  value,
  onChange,
  disabled,
  invalid,
  describedBy,
  steps,
}: InputProps & { steps: readonly TypedStep[] }) {
  const { processings: processingWords } = useWords()
  return (
    <Select
      id={id}
      className={css.whole}
      value={typeof value === 'number' ? value : none}
      onChange={(next) => onChange(next === none ? null : next)}
      disabled={disabled}
      popupMatchSelectWidth={false}
      aria-describedby={describedBy}
      {...(invalid && { status: 'error' as const })}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        { value: none, label: processingWords.none },
        ...inOrder(steps).map(({ stepSeq, stepName }) => ({
          value: stepSeq,
          label: `${stepSeq} · ${stepName || processingWords.unnamed}`,
        })),
      ]}
    />
  )
}
