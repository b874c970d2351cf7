import { Select } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './processings.module.css'
import { inOrder, type TypedStep } from './steps.ts'

/** A step of the route by its number and name; empty: none. */
export function StepPicker({ id, value, onChange, disabled, invalid, describedBy, steps }: InputProps & { steps: readonly TypedStep[] }) {
  const { processings: said } = useWords()
  return (
    <Select id={id} className={css.whole} value={typeof value === 'number' ? value : null} onChange={(next) => onChange(next ?? null)} disabled={disabled} allowClear placeholder={said.none} popupMatchSelectWidth={false}
      aria-describedby={describedBy} {...(invalid && { status: 'error' as const })} showSearch={{ optionFilterProp: 'label' }}
      options={inOrder(steps).map(({ stepSeq, stepName }) => ({ value: stepSeq, label: `${stepSeq} · ${stepName || said.unnamed}` }))} />
  )
}
