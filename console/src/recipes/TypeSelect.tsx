import { Select } from 'antd'
import { types } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './recipes.module.css'

type TypeSelectProps = { label: string; value: string | null; onChange: (typeNo: string) => void }

/** A type by its number: its parameters are the same for all its versions. */
export function TypeSelect({ label, value, onChange }: TypeSelectProps) {
  const { recipes: recipeWords } = useWords()
  const { data, isPending } = useAnswer(types.list, { limit: 200, sort: 'typeNo' })
  const named = new Map((data?.rows ?? []).map(({ typeNo, typeName }) => [typeNo, typeName]))
  if (value && !named.has(value)) named.set(value, '')
  return (
    <Select
      aria-label={label}
      className={css.type}
      value={value}
      loading={isPending}
      placeholder={recipeWords.chooseType}
      notFoundContent={recipeWords.noTypes}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={onChange}
      options={[...named].map(([typeNo, typeName]) => ({
        value: typeNo,
        label: [typeNo, typeName].filter(Boolean).join(' · '),
      }))}
    />
  )
}
