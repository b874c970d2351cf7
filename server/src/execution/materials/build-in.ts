import type { BomRow } from '@takt/contract/boms.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { ScannedPart } from '@takt/contract/floor.ts'
import { timedId } from '../../platform/db/ids.ts'
import type { LineView, Pass, VisitedUnit } from '../../platform/kernel/kernel.ts'
import { holdsForPart } from './hold-rules.ts'
import { lotKey, rounded, take, takeFrom } from './shelf.ts'
import type { Child, Installed, MaterialState, NewComponent } from './state.ts'

type Part = Pick<NewComponent, 'bomCode' | 'bomLot' | 'serial' | 'childId' | 'quantity' | 'partGrp'>

/** What a unit of its order takes at a station. */
export const rowsAt = (
  line: LineView,
  { orderCode }: Pick<VisitedUnit, 'orderCode'>,
  stationNumber: string,
) => line.findOrder(orderCode)?.bill?.get(stationNumber) ?? []

/**
 * The parts that were reported with the unit, each fitted to its row of the bill; refused as a whole. Without a row
 * that requires scanning no part may be reported; a good unit needs all of it, unless the line does without. What is in it already may be reported again.
 */
export function fitScanned(
  state: MaterialState,
  line: LineView,
  { unit, stationNumber, isGood }: Pick<Pass, 'unit' | 'stationNumber' | 'isGood'>,
  parts: readonly ScannedPart[],
): Part[] {
  const rows = rowsAt(line, unit, stationNumber).filter(({ consumeMode }) => consumeMode === 'scan')
  const installed = state.components.installed.get(unit.productId) ?? []
  const fitted: Part[] = []
  for (const [i, scanned] of parts.entries()) {
    const part = fit(state, line, unit, rows, scanned, `materials.${i}`, fitted)
    if (part) fitted.push(part)
  }
  for (const [partGrp, group] of Map.groupBy(rows, (row) => row.partGrp)) {
    const { part, bomQty } = group.find(({ altMatFlag }) => !altMatFlag) ?? group[0]!
    const has = [...installed, ...fitted]
      .filter((one) => one.partGrp === partGrp)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (rounded(has) > bomQty) refuse('materials.too_many', { part })
    if (rounded(has) < bomQty && isGood && !line.isOff('materialNotBound'))
      refuse('materials.part_missing', { part })
  }
  return fitted
}

/** What is put in where something was taken out: of the same part group, wherever it was built in. */
export function fitOne(
  state: MaterialState,
  line: LineView,
  unit: VisitedUnit,
  { partGrp, stationNumber, quantity }: Installed,
  scanned: ScannedPart,
): Part {
  const rows = rowsAt(line, unit, stationNumber).filter((row) => row.partGrp === partGrp)
  // What is bound is taken by its label here: a person chose it.
  const named =
    scanned.serial === undefined ? rows.map((row) => ({ ...row, serialType: 'L' as const })) : rows
  return (
    fit(state, line, unit, named, { quantity, ...scanned }, 'added', []) ??
    refuse('materials.serial_used', { serial: scanned.serial ?? '' }, 'added')
  )
}

/** Null: it is in this unit already, reported again. */
function fit(
  state: MaterialState,
  line: LineView,
  unit: VisitedUnit,
  rows: readonly BomRow[],
  scanned: ScannedPart,
  field: string,
  before: readonly Part[],
): Part | null {
  const { serial, bomLot } = scanned
  const installed = state.components.installed.get(unit.productId) ?? []
  const fitting = rows.filter(
    ({ part, serialType }) =>
      (scanned.bomCode === undefined || scanned.bomCode === part) &&
      (serial === undefined) === (serialType === 'L'),
  )
  if (serial !== undefined) {
    if (installed.some((one) => one.serial === serial && fitting.some(({ part }) => part === one.bomCode)))
      return null
    if (before.some((one) => one.serial === serial)) refuse('materials.serial_used', { serial }, field)
    return fitSerial(state, line, unit, fitting, serial, scanned, field)
  }
  const label = bomLot ?? refuse('materials.not_needed', { part: scanned.bomCode ?? '' }, field)
  const found = fitting.flatMap((row) => {
    const lot = state.bench.shelf.lots.get(lotKey(row.part, label))
    return lot ? [{ row, lot }] : []
  })
  const { row, lot } =
    found[0] ??
    refuse(
      fitting.length ? 'materials.lot_unknown' : 'materials.not_needed',
      { bomLot: label, part: label },
      field,
    )
  const inGroup = installed.filter(({ partGrp }) => partGrp === row.partGrp)
  const isComplete = rounded(inGroup.reduce((sum, one) => sum + one.quantity, 0)) >= row.bomQty
  if (isComplete && inGroup.some((one) => one.bomCode === row.part && one.bomLot === label)) return null
  const quantity = scanned.quantity ?? row.bomQty
  const taken = before
    .filter((one) => one.bomCode === row.part && one.bomLot === label)
    .reduce((sum, one) => sum + one.quantity, 0)
  if (rounded(lot.remaining - taken) < quantity)
    refuse('materials.not_enough', { bomLot: label, remaining: lot.remaining }, field)
  return { bomCode: row.part, bomLot: label, serial: null, childId: null, quantity, partGrp: row.partGrp }
}

function fitSerial(
  { components }: MaterialState,
  line: LineView,
  unit: VisitedUnit,
  fitting: readonly BomRow[],
  serial: string,
  { bomLot }: ScannedPart,
  field: string,
): Part {
  const child: Child | undefined = line.findUnit({ productSn: serial }) ?? components.children.get(serial)
  const row =
    fitting.find(({ serialType, part }) => serialType === 'S' && part === child?.typeNo) ??
    fitting.find(({ serialType }) => serialType === 'M')
  if (!row)
    return fitting.length
      ? refuse('materials.child_unknown', { serial, part: fitting[0]!.part }, field)
      : refuse('materials.not_needed', { part: serial }, field)
  if (row.serialType === 'S' && child!.processStatus === 'held')
    refuse('materials.child_held', { serial }, field)
  if (row.serialType === 'S' && child!.processStatus !== 'finished')
    refuse('materials.child_unfinished', { serial }, field)
  if (row.serialType === 'S' && child!.productId === outermost(components, unit.productId))
    refuse('materials.in_itself', { serial }, field)
  if (components.inUse.has(`${row.part}\0${serial}`)) refuse('materials.serial_used', { serial }, field)
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
export function buildIn(state: MaterialState, line: LineView, pass: Pass, scanned: readonly Part[]) {
  const { unit, stationNumber, at, stepSeq, passNo, worker } = pass
  const rows = rowsAt(line, unit, stationNumber)
  if (rows.length === 0) return
  const { shelf } = state.bench
  for (const { bomCode, bomLot, serial, quantity } of scanned) {
    const lot = bomLot === null || serial !== null ? undefined : shelf.lots.get(lotKey(bomCode, bomLot))
    if (lot) takeFrom(line.journal, lot, quantity)
  }
  const taken = pass.first ? take(line.journal, shelf, rows, stationNumber, at) : []
  const parts = [
    ...scanned.map((one) => ({ ...one, scanned: true })),
    ...taken.map((one) => ({ ...one, serial: null, childId: null, scanned: false })),
  ]
  for (const part of parts)
    addComponent(state, line, unit, { ...part, stationNumber, at, stepSeq, passNo, operator: worker })
}

export function addComponent(
  { components, holds }: MaterialState,
  line: LineView,
  unit: VisitedUnit,
  part: Omit<NewComponent, 'productId' | 'componentId' | 'rootId'>,
) {
  const { journal } = line
  const { productId } = unit
  const component = {
    ...part,
    productId,
    componentId: timedId(part.at),
    rootId: outermost(components, productId),
  }
  journal.push(components.added, component)
  journal.set(components.installed, productId, [...(components.installed.get(productId) ?? []), component])
  const { bomCode, serial, childId, rootId } = component
  if (serial !== null) journal.add(components.inUse, `${bomCode}\0${serial}`)
  if (childId !== null) journal.set(components.roots, childId, rootId)
  for (const { reason } of holdsForPart(holds, component)) line.hold(unit, reason)
}

/** The outermost unit it is in, as far as messages before this one in the transaction have changed that too. */
function outermost(components: MaterialState['components'], productId: string): string {
  const above = components.roots.get(productId)
  return above === undefined || above === productId ? productId : outermost(components, above)
}
