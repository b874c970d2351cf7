import type { BomRow } from '@takt/contract/boms.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { ScannedPart } from '@takt/contract/floor.ts'
import { timedId } from '../db/ids.ts'
import { lotKey, rounded, take, takeFrom } from '../materials/materials.ts'
import type { Child, Done, Floor, Installed, NewComponent, UnitState } from './state.ts'

type Part = Pick<NewComponent, 'bomCode' | 'bomLot' | 'serial' | 'childId' | 'quantity' | 'partGrp'>

/** What a unit of this order takes at a station. */
export const rowsAt = (
  floor: Floor,
  unit: Pick<UnitState, 'orderCode'>,
  stationNumber: string,
): readonly BomRow[] => floor.orders.get(unit.orderCode)?.bill?.get(stationNumber) ?? []

/**
 * The parts that were told with the unit, each fitted to its row of the bill; refused as a whole, before anything is changed. Without a row
 * that asks for scanning nothing may be told; a good unit needs all of it, unless the line does without. What is in it already may be told again.
 */
export function fitScanned(
  floor: Floor,
  unit: UnitState,
  done: Pick<Done, 'materials' | 'stationNumber'>,
  isGood: boolean,
): Part[] {
  const rows = rowsAt(floor, unit, done.stationNumber).filter(({ consumeMode }) => consumeMode === 'scan')
  const installed = floor.scans.installed.get(unit.productId) ?? []
  const fitted: Part[] = []
  for (const [i, told] of done.materials.entries()) {
    const part = fit(floor, unit, rows, told, `materials.${i}`, fitted)
    if (part) fitted.push(part)
  }
  for (const [partGrp, group] of Map.groupBy(rows, (row) => row.partGrp)) {
    const { part, bomQty } = group.find(({ altMatFlag }) => !altMatFlag) ?? group[0]!
    const has = [...installed, ...fitted]
      .filter((one) => one.partGrp === partGrp)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (rounded(has) > bomQty) refuse('materials.too_many', { part })
    if (rounded(has) < bomQty && isGood && !floor.off.has('materialNotBound'))
      refuse('materials.part_missing', { part })
  }
  return fitted
}

/** What is put in where something was taken out: of the same part group, wherever it was built in. */
export function fitOne(
  floor: Floor,
  unit: UnitState,
  { partGrp, stationNumber, quantity }: Installed,
  told: ScannedPart,
): Part {
  const rows = rowsAt(floor, unit, stationNumber).filter((row) => row.partGrp === partGrp)
  // What is bound is taken by its label here: a person chose it.
  const named = told.serial === undefined ? rows.map((row) => ({ ...row, serialType: 'L' as const })) : rows
  return (
    fit(floor, unit, named, { quantity, ...told }, 'added', []) ??
    refuse('materials.serial_used', { serial: told.serial ?? '' }, 'added')
  )
}

/** Null: it is in this unit already, told again. */
function fit(
  floor: Floor,
  unit: UnitState,
  rows: readonly BomRow[],
  told: ScannedPart,
  field: string,
  before: readonly Part[],
): Part | null {
  const { serial, bomLot } = told
  const installed = floor.scans.installed.get(unit.productId) ?? []
  const wanted = rows.filter(
    ({ part, serialType }) =>
      (told.bomCode === undefined || told.bomCode === part) &&
      (serial === undefined) === (serialType === 'L'),
  )
  if (serial !== undefined) {
    if (installed.some((one) => one.serial === serial && wanted.some(({ part }) => part === one.bomCode)))
      return null
    if (before.some((one) => one.serial === serial)) refuse('materials.serial_used', { serial }, field)
    return fitSerial(floor, unit, wanted, serial, told, field)
  }
  const label = bomLot ?? refuse('materials.not_needed', { part: told.bomCode ?? '' }, field)
  const found = wanted.flatMap((row) => {
    const lot = floor.bench.shelf.lots.get(lotKey(row.part, label))
    return lot ? [{ row, lot }] : []
  })
  const { row, lot } =
    found[0] ??
    refuse(
      wanted.length ? 'materials.lot_unknown' : 'materials.not_needed',
      { bomLot: label, part: label },
      field,
    )
  const inGroup = installed.filter(({ partGrp }) => partGrp === row.partGrp)
  const isComplete = rounded(inGroup.reduce((sum, one) => sum + one.quantity, 0)) >= row.bomQty
  if (isComplete && inGroup.some((one) => one.bomCode === row.part && one.bomLot === label)) return null
  const quantity = told.quantity ?? row.bomQty
  const taken = before
    .filter((one) => one.bomCode === row.part && one.bomLot === label)
    .reduce((sum, one) => sum + one.quantity, 0)
  if (rounded(lot.remaining - taken) < quantity)
    refuse('materials.not_enough', { bomLot: label, remaining: lot.remaining }, field)
  return { bomCode: row.part, bomLot: label, serial: null, childId: null, quantity, partGrp: row.partGrp }
}

function fitSerial(
  floor: Floor,
  unit: UnitState,
  wanted: readonly BomRow[],
  serial: string,
  { bomLot }: ScannedPart,
  field: string,
): Part {
  const { scans, units } = floor
  const child: Child | undefined = units.bySn.get(serial) ?? scans.children.get(serial)
  const row =
    wanted.find(({ serialType, part }) => serialType === 'S' && part === child?.typeNo) ??
    wanted.find(({ serialType }) => serialType === 'M')
  if (!row)
    return wanted.length
      ? refuse('materials.child_unknown', { serial, part: wanted[0]!.part }, field)
      : refuse('materials.not_needed', { part: serial }, field)
  if (row.serialType === 'S' && child!.processStatus !== 'finished')
    refuse('materials.child_unfinished', { serial }, field)
  if (row.serialType === 'S' && child!.productId === outermost(floor, unit.productId))
    refuse('materials.in_itself', { serial }, field)
  if (scans.inUse.has(`${row.part}\0${serial}`)) refuse('materials.serial_used', { serial }, field)
  return {
    bomCode: row.part,
    bomLot: bomLot ?? null,
    serial,
    childId: row.serialType === 'S' ? child!.productId : null,
    quantity: 1,
    partGrp: row.partGrp,
  }
}

/** Puts the scanned parts and, at its first visit to the station, what is bound there into the unit. A retest takes nothing again. */
export function buildIn(
  floor: Floor,
  unit: UnitState,
  done: Done,
  { first, ...visit }: { stepSeq: number; passNo: number; first: boolean; operator: string | null },
  scanned: readonly Part[],
) {
  const { stationNumber, at } = done
  const rows = rowsAt(floor, unit, stationNumber)
  if (rows.length === 0) return
  const { lots } = floor.bench.shelf
  for (const { bomCode, bomLot, serial, quantity } of scanned) {
    const lot = bomLot === null || serial !== null ? undefined : lots.get(lotKey(bomCode, bomLot))
    if (lot) takeFrom(lot, quantity)
  }
  const taken = first ? take(floor.bench.shelf, rows, stationNumber, at) : []
  for (const part of [...scanned, ...taken.map((one) => ({ ...one, serial: null, childId: null }))])
    addComponent(floor, unit, { ...part, stationNumber, at, ...visit })
}

export function addComponent(
  floor: Floor,
  unit: Pick<UnitState, 'productId'>,
  {
    bomCode,
    bomLot,
    serial,
    childId,
    quantity,
    partGrp,
    stationNumber,
    stepSeq,
    passNo,
    at,
    operator,
  }: Omit<NewComponent, 'productId' | 'componentId' | 'rootId'>,
) {
  const { scans, writes } = floor
  const { productId } = unit
  const component = {
    productId,
    componentId: timedId(at),
    rootId: outermost(floor, productId),
    bomCode,
    bomLot,
    serial,
    childId,
    quantity,
    partGrp,
    stationNumber,
    stepSeq,
    passNo,
    at,
    operator,
  }
  writes.components.push(component)
  scans.installed.set(productId, [...(scans.installed.get(productId) ?? []), component])
  if (serial !== null) scans.inUse.add(`${bomCode}\0${serial}`)
  if (childId !== null) scans.roots.set(childId, component.rootId)
  return component
}

/** The outermost unit it is in, as far as messages before this one in the transaction have changed that too. */
function outermost(floor: Floor, productId: string): string {
  const above = floor.scans.roots.get(productId)
  return above === undefined || above === productId ? productId : outermost(floor, above)
}
