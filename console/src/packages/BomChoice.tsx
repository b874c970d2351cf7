import { Select } from 'antd'
import { boms } from '@takt/contract/boms.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './packages.module.css'

type BomChoiceProps = InputProps & {
  typeNo: string
  bomVer: number | null
  onChoose: (bomCode: string | null, bomVer: number | null) => void
}

/** A bill of the type in its version, released or still a draft: a package may be prepared before. */
export function BomChoice({ id, value, disabled, typeNo, bomVer, onChoose }: BomChoiceProps) {
  const { packages: packageWords, definitionStatus } = useWords()
  const { data, isPending } = useAnswer(boms.list, { typeNo, limit: 200 })
  const rows = (data?.rows ?? []).filter(
    (bom) => bom.typeNo === typeNo && bom.definitionStatus !== 'obsolete',
  )
  const options = rows.map((bom) => ({
    value: `${bom.bomCode} ${bom.bomVer}`,
    label: `${bom.bomCode} ${bom.bomVer} · ${definitionStatus[bom.definitionStatus]}`,
  }))
  const chosen = value ? `${String(value)} ${bomVer}` : null
  const all =
    chosen === null || options.some((option) => option.value === chosen)
      ? options
      : [{ value: chosen, label: chosen }, ...options]
  const choose = (key: string | undefined) => {
    const bom = rows.find(({ bomCode, bomVer }) => `${bomCode} ${bomVer}` === key)
    onChoose(bom?.bomCode ?? null, bom?.bomVer ?? null)
  }
  return (
    <Select
      id={id}
      className={css.picker}
      disabled={disabled}
      loading={isPending}
      value={chosen}
      placeholder={packageWords.bomPicker}
      notFoundContent={packageWords.noBom}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={all}
      onChange={choose}
    />
  )
}
