import type { BomRow } from '@takt/contract/boms.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import type { Bill } from './bills.ts'
import css from './boms.module.css'
import type { Named } from './named.ts'

/** The bill as a tree: station, part groups with their main part, and under it its substitutes. */
export function BillTree({
  bill: { rows },
  named,
  unsaved,
}: {
  bill: Bill
  named: Named | undefined
  unsaved: boolean
}) {
  const { boms: bomWords, field } = useWords()
  if (rows.length === 0) return <EmptyState title={bomWords.noRows} icon="bom" />
  const groups = Map.groupBy(rows, ({ partGrp }) => partGrp)
  const stations = Map.groupBy(groups.values(), ([first]) => first!.stationNumber) // a group has a row
  return (
    <div className={css.tree}>
      {unsaved && (
        <p className={css.hint} role="status">
          {bomWords.saveFirst}
        </p>
      )}
      <p className={css.hint}>{fill(bomWords.groups, { count: groups.size, rows: rows.length })}</p>
      {[...stations].map(([stationNumber, ofStation]) => (
        <section key={stationNumber} aria-label={`${field.stationNumber} ${stationNumber}`}>
          <h3>
            {field.stationNumber} <b>{stationNumber}</b>
          </h3>
          <ul>
            {ofStation.map((group) => {
              const mains = group.filter(({ altMatFlag }) => !altMatFlag)
              const alternatives = group.filter(({ altMatFlag }) => altMatFlag)
              return (
                <li key={group[0]!.partGrp}>
                  {mains.map((row) => (
                    <Row key={row.seqNum} row={row} named={named} />
                  ))}
                  {mains.length === 0 && <i className={css.group}>{group[0]!.partGrp}</i>}
                  {alternatives.length > 0 && (
                    <ul>
                      {alternatives.map((row) => (
                        <li key={row.seqNum}>
                          <Row row={row} named={named} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({
  row: { part, partGrp, bomQty, altMatFlag, consumeMode, serialType },
  named,
}: {
  row: BomRow
  named: Named | undefined
}) {
  const words = useWords()
  const { boms: bomWords } = words
  const { measure } = useFormats()
  const foundPart = serialType === 'S' ? undefined : named?.parts.get(part)
  const name = serialType === 'S' ? named?.types.get(part) : foundPart?.bomName
  const takes = fill(bomWords.takes[consumeMode], {
    serialType: serialType ? words.serialType[serialType] : '',
  })
  return (
    <div className={css.row}>
      {altMatFlag ? (
        <i className={css.group}>{bomWords.alternate}</i>
      ) : (
        <i className={css.group}>{partGrp}</i>
      )}
      <b>{part}</b>
      <span>{name ?? (named ? <i className={css.unknown}>{bomWords.unknownPart}</i> : '')}</span>
      <span className="number">
        {fill(bomWords.perUnit, { quantity: measure(bomQty), unit: foundPart?.unit ?? '' })}
      </span>
      <span className={css.hint}>{takes}</span>
    </div>
  )
}
