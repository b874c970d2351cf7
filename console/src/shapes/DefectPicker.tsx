import { Select } from 'antd'
import { defectKey, defectNameIn, defects } from '@takt/contract/defects.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useLanguage } from '~/i18n/words.tsx'
import css from './Picker.module.css'

type DefectPickerProps = InputProps & {
  /** One that is not offered. */
  except?: string
}

/** A defect or sub-defect in use, as `defectKey` writes it, found by its code or name. */
export function DefectPicker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  describedBy,
  except,
}: DefectPickerProps) {
  const language = useLanguage()
  const { data = [], isPending } = useAnswer(defects.choices, {})
  const offered = data.filter((one) => one.enabled && defectKey(one) !== except)
  return (
    <Select
      id={id}
      className={css.whole}
      value={value ?? null}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      aria-describedby={describedBy}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={offered.map((one) => ({
        value: defectKey(one),
        label: `${defectKey(one)} · ${defectNameIn(language, one) ?? ''}`,
      }))}
    />
  )
}
