import type { Words } from '@takt/contract/locales/en/words.ts'
import type { SideColumn } from '~/shapes/typed-columns.tsx'
import css from './boms.module.css'
import type { CellName, TypedRow } from './cells.ts'
import type { Named } from './named.ts'

/** The codes of a row, in words next to it. */
export const sideColumnsOf = (
  { boms: bomWords }: Words,
  named: Named | undefined,
): SideColumn<CellName>[] => {
  const partName = ({ part, serialType }: TypedRow) => {
    if (!named || part === '') return ''
    if (serialType === 'S')
      return named.types.get(part) ?? <i className={css.unknown}>{bomWords.unknownPart}</i>
    const found = named.parts.get(part)
    if (!found) return <i className={css.unknown}>{bomWords.unknownPart}</i>
    return found.bomState === 'blocked' ? (
      <span title={found.bomName}>
        <i className={css.unknown}>{bomWords.blockedPart}</i> {found.bomName}
      </span>
    ) : (
      <span title={found.bomName}>{found.bomName}</span>
    )
  }
  return [
    { key: 'partName', label: bomWords.partName, width: 170, after: 'part', cell: partName },
    {
      key: 'unit',
      label: bomWords.unit,
      width: 70,
      after: 'bomQty',
      cell: ({ part, serialType }) => (serialType === 'S' ? '' : (named?.parts.get(part)?.unit ?? '')),
    },
  ]
}
