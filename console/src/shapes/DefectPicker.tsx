import { defectKey, defectNameIn, defects } from '@takt/contract/defects.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useLanguage } from '~/i18n/words.tsx'
import { Picker } from './Picker.tsx'

/** A defect or sub-defect in use, as `defectKey` writes it, found by its code or name. `except`: one that is not offered. */
export function DefectPicker({ except, ...input }: InputProps & { except?: string }) {
  const language = useLanguage()
  const { data = [], isPending } = useAnswer(defects.choices, {})
  const options = data
    .filter((one) => one.enabled && defectKey(one) !== except)
    .map((one) => ({
      value: defectKey(one),
      label: `${defectKey(one)} · ${defectNameIn(language, one) ?? ''}`,
    }))
  return <Picker {...input} loading={isPending} options={options} />
}
