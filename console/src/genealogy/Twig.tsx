import type { ComponentRow, WhereUsed } from '@takt/contract/genealogy.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { stateOf } from '~/fields/states.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './genealogy.module.css'
import { type Seek, unitNamed } from './use-sought.ts'

/** A part in a unit: opens its lot, its serial or, where it was made here, the unit. */
export function PartTwig({
  row: { bomCode, bomName, bomLot, serial, childId, quantity, unit, stationNumber, removedAt },
  onSeek,
}: {
  row: ComponentRow
  onSeek: Seek
}) {
  const { measure } = useFormats()
  const name = serial ?? bomLot
  const to =
    serial === null
      ? { bomLot: bomLot ?? '', bomCode }
      : childId === null
        ? { serial, bomCode }
        : unitNamed(serial)
  return (
    <div className={css.twig} data-unit={childId !== null} data-out={removedAt !== null}>
      {name === null ? (
        <b>{'–'}</b>
      ) : (
        <button type="button" className={css.link} onClick={() => onSeek(to)}>
          {name}
        </button>
      )}
      <span>{[bomCode, bomName].filter(Boolean).join(' · ')}</span>
      <small>
        {[serial === null ? withUnit(measure(quantity), unit) : null, stationNumber]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  )
}

/** A unit that holds it, and its status. */
export function UnitTwig({
  row: { productSn, productId, typeNo, orderCode, processStatus, removedAt },
  onSeek,
}: {
  row: WhereUsed
  onSeek: Seek
}) {
  const words = useWords()
  return (
    <div className={css.twig} data-unit data-out={removedAt !== null}>
      <button type="button" className={css.link} onClick={() => onSeek(unitNamed(productSn ?? productId))}>
        {productSn ?? productId}
      </button>
      <StatusDot {...stateOf('processStatus', processStatus)}>{words.processStatus[processStatus]}</StatusDot>
      <small>{[typeNo, orderCode].join(' · ')}</small>
    </div>
  )
}
