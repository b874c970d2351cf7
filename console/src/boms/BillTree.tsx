import type { BomRow } from '@takt/contract/boms.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import type { Bill } from './bills.ts'
import css from './boms.module.css'
import type { Named } from './named.ts'

/** The bill as a tree: station, part groups with their main part, and under it what stands in for it. */
export function BillTree({
  bill: { rows },
  named,
  unsaved,
}: {
  bill: Bill
  named: Named | undefined
  unsaved: boolean
}) {
  const { boms: said, field } = useWords()
  if (rows.length === 0) return <EmptyState title={said.noRows} icon="bom" />
  const groups = Map.groupBy(rows, ({ partGrp }) => partGrp)
  const stations = Map.groupBy(groups.values(), ([first]) => first!.stationNumber) // a group has a row
  return (
    <div className={css.tree}>
      {unsaved && (
        <p className={css.hint} role="status">
          {said.saveFirst}
        </p>
      )}
      <p className={css.hint}>{fill(said.groups, { count: groups.size, rows: rows.length })}</p>
      {[...stations].map(([stationNumber, ofStation]) => (
        <section key={stationNumber} aria-label={`${field.stationNumber} ${stationNumber}`}>
          <h3>
            {field.stationNumber} <b>{stationNumber}</b>
          </h3>
          <ul>
            {ofStation.map((group) => {
              const mains = group.filter(({ altMatFlag }) => !altMatFlag)
              const others = group.filter(({ altMatFlag }) => altMatFlag)
              return (
                <li key={group[0]!.partGrp}>
                  {mains.map((row) => (
                    <Row key={row.seqNum} row={row} named={named} />
                  ))}
                  {mains.length === 0 && <i className={css.group}>{group[0]!.partGrp}</i>}
                  {others.length > 0 && (
                    <ul>
                      {others.map((row) => (
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
  const { boms: said } = words
  const { measure } = useFormats()
  const known = serialType === 'S' ? undefined : named?.parts.get(part)
  const name = serialType === 'S' ? named?.types.get(part) : known?.bomName
  const takes = fill(said.takes[consumeMode], { serialType: serialType ? words.serialType[serialType] : '' })
  return (
    <div className={css.row}>
      {altMatFlag ? <i className={css.group}>{said.alternate}</i> : <i className={css.group}>{partGrp}</i>}
      <b>{part}</b>
      <span>{name ?? (named ? <i className={css.unknown}>{said.unknownPart}</i> : '')}</span>
      <span className="number">
        {fill(said.perUnit, { quantity: measure(bomQty), unit: known?.unit ?? '' })}
      </span>
      <span className={css.hint}>{takes}</span>
    </div>
  )
}
