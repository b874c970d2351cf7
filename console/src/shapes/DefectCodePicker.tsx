import { Select } from 'antd'
import { defectNameIn, defects } from '@takt/contract/defects.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useLanguage } from '~/i18n/words.tsx'
import css from './Picker.module.css'

/** A defect whatever its kind, those out of use as well: old failures have them. `many`: several. */
export function DefectCodePicker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  describedBy,
  many = false,
}: InputProps & { many?: boolean }) {
  const language = useLanguage()
  const { data = [], isPending } = useAnswer(defects.choices, {})
  return (
    <Select
      id={id}
      className={css.whole}
      {...(many && { mode: 'tags' as const })}
      value={value ?? (many ? [] : null)}
      onChange={(next) => onChange(next ?? undefined)}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      aria-describedby={describedBy}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={data
        .filter(({ subDefectCode }) => subDefectCode === null)
        .map((one) => ({
          value: one.defectCode,
          label: `${one.defectCode} · ${defectNameIn(language, one) ?? ''}`,
        }))}
    />
  )
}
