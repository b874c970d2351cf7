import { Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './processings.module.css'
import { useReleasedSets } from './versions.ts'

type Picked = Pick<Step, 'colSetId' | 'colSetVersion'>
/** An entry of its own, because no key empties a picker. */
const none = 'none'
const keyOf = ({ colSetId, colSetVersion }: Picked) => JSON.stringify([colSetId, colSetVersion])

/** A released collection set in one of its versions. The step's present set stays visible, released or not. */
export function SetPicker({
  id,
  disabled,
  describedBy,
  of,
  onPick,
}: InputProps & { of: Picked; onPick: (set: Picked) => void }) {
  const { processings: processingWords, versions } = useWords()
  const { data = [], isPending } = useReleasedSets()
  const sets: Picked[] =
    of.colSetId === null || data.some((set) => keyOf(set) === keyOf(of)) ? data : [of, ...data]
  const labelOf = ({ colSetId, colSetVersion }: Picked) =>
    fill(versions.of, { code: colSetId ?? '', version: colSetVersion ?? '–' })
  const pick = (key: string) => {
    const set = sets.find((one) => keyOf(one) === key)
    onPick({ colSetId: set?.colSetId ?? null, colSetVersion: set?.colSetVersion ?? null })
  }
  return (
    <Select
      id={id}
      className={css.whole}
      value={of.colSetId === null ? none : keyOf(of)}
      onChange={pick}
      disabled={disabled}
      loading={isPending}
      popupMatchSelectWidth={false}
      aria-describedby={describedBy}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        { value: none, label: processingWords.none },
        ...sets.map((set) => ({ value: keyOf(set), label: labelOf(set) })),
      ]}
    />
  )
}
