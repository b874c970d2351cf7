import { refuse } from '@takt/contract/errors.ts'
import type { Exchange, ScannedPart } from '@takt/contract/floor.ts'
import { giveBack, lotKey, takeFrom } from '../materials/materials.ts'
import { findUnit } from './arrive.ts'
import { addComponent, fitOne } from './build-in.ts'
import type { Floor, Installed, UnitState } from './state.ts'

type Asked = Exchange & { stationNumber: string; time: number; message: number }

/** A part is taken out of a unit, with its reason, and another put in its place. What came out goes back to its lot, or it is gone. */
export function exchange(floor: Floor, asked: Asked) {
  const { productSn, productId, stationNumber, time: at, reason, message, operator } = asked
  if (!productSn && !productId) refuse('station.unit_missing')
  if (floor.scans.exchanged.has(`${stationNumber}\0${message}`)) return { stored: true }
  const unit = findUnit(floor, asked) ?? refuse('station.unit_unknown', { unit: (productSn ?? productId)! })
  const installed = floor.scans.installed.get(unit.productId) ?? []
  const old = installed.find((one) => fits(one, asked.removed)) ?? refuse('materials.not_in_unit')
  floor.scans.installed.set(
    unit.productId,
    installed.filter((one) => one !== old),
  )
  try {
    if (asked.added) putIn(floor, unit, old, asked.added, asked)
  } catch (error) {
    floor.scans.installed.set(unit.productId, installed)
    throw error
  }
  if (old.serial !== null) floor.scans.inUse.delete(`${old.bomCode}\0${old.serial}`)
  if (old.childId !== null) floor.scans.roots.delete(old.childId)
  const lot = asked.back ? lotOf(floor, old) : undefined
  if (lot) giveBack(lot, old.quantity)
  floor.scans.exchanged.add(`${stationNumber}\0${message}`)
  floor.writes.removed.push({
    productId: unit.productId,
    componentId: old.componentId,
    childId: old.childId,
    at,
    by: operator ?? stationNumber,
    reason,
    back: lot !== undefined,
    message,
  })
  return { stored: true }
}

function putIn(
  floor: Floor,
  unit: UnitState,
  old: Installed,
  told: ScannedPart,
  { stationNumber, time: at, operator }: Asked,
) {
  const added = fitOne(floor, unit, old, told)
  const lot = lotOf(floor, added)
  if (lot) takeFrom(lot, added.quantity)
  addComponent(floor, unit, {
    ...added,
    stationNumber,
    stepSeq: old.stepSeq,
    passNo: old.passNo,
    at,
    operator: operator ?? null,
  })
}

/** The lot a part counts on; one with a serial of its own counts on none. */
const lotOf = (
  { bench }: Floor,
  { bomCode, bomLot, serial }: Pick<Installed, 'bomCode' | 'bomLot' | 'serial'>,
) => (bomLot === null || serial !== null ? undefined : bench.shelf.lots.get(lotKey(bomCode, bomLot)))

const fits = (one: Installed, { bomCode, bomLot, serial }: Exchange['removed']) =>
  (bomCode === undefined || one.bomCode === bomCode) &&
  (bomLot === undefined || one.bomLot === bomLot) &&
  (serial === undefined || one.serial === serial)
