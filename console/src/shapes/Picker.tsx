import { Select } from 'antd'
import { forLibrary, type InputProps } from '~/fields/Input.tsx'
import css from './Picker.module.css'

type PickerProps = InputProps & {
  options: readonly { value: string; label: string }[]
  loading: boolean
  /** Several; `tags`: also such as are not offered. */
  many?: 'multiple' | 'tags' | false
  /** Read where nothing fits. */
  nothing?: string | undefined
}

/** One or several of what there is, found by what is typed. */
export function Picker({ value, onChange, options, loading, many = false, nothing, ...rest }: PickerProps) {
  return (
    <Select
      {...forLibrary(rest)}
      className={css.whole}
      {...(many && { mode: many })}
      value={value ?? (many ? [] : null)}
      onChange={(next) => onChange(next ?? undefined)}
      loading={loading}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      {...(nothing && { notFoundContent: nothing })}
      options={[...options]}
    />
  )
}
