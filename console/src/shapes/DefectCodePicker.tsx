import { defectNameIn, defects } from '@takt/contract/defects.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Picker } from './Picker.tsx'

type DefectCodePickerProps = InputProps & { many?: boolean; byStation?: boolean }

/** A defect whatever its kind, those out of use as well: old failures have them. `many`: several, also by code alone. `byStation`: only what a station can find. */
export function DefectCodePicker({ many = false, byStation = false, ...input }: DefectCodePickerProps) {
  const language = useLanguage()
  const { concessions } = useWords()
  const { data = [], isPending } = useAnswer(defects.choices, {})
  const options = data
    .filter((one) => one.subDefectCode === null && (!byStation || one.byStation))
    .map((one) => ({
      value: one.defectCode,
      label: `${one.defectCode} · ${defectNameIn(language, one) ?? ''}`,
    }))
  const nothing = byStation && options.length === 0 && !isPending ? concessions.noDefect : undefined
  return <Picker {...input} many={many && 'tags'} loading={isPending} options={options} nothing={nothing} />
}
