import { refuse } from '@takt/contract/errors.ts'
import type { Exchange, ScannedPart } from '@takt/contract/floor.ts'
import { messageHash } from '../../platform/db/ids.ts'
import type { LineView, MessageOf, VisitedUnit } from '../../platform/kernel/kernel.ts'
import { addComponent, fitOne } from './build-in.ts'
import { giveBack, lotKey, takeFrom } from './shelf.ts'
import type { Installed, MaterialState } from './state.ts'

/** A part is taken out of a unit, with its reason, and another put in its place. What came out goes back to its lot, or it is gone. */
export function exchange(state: MaterialState, exchangeMessage: MessageOf<'exchange'>, line: LineView) {
  const { productSn, productId, stationNumber, time: at, reason, messageId, operator } = exchangeMessage
  const { components } = state
  const { journal } = line
  const message = messageHash(stationNumber, messageId)
  if (!productSn && !productId) refuse('station.unit_missing')
  if (components.exchanged.has(`${stationNumber}\0${message}`)) return { stored: true }
  const unit =
    line.findUnit(exchangeMessage) ?? refuse('station.unit_unknown', { unit: (productSn ?? productId)! })
  const installed = components.installed.get(unit.productId) ?? []
  const old = installed.find((one) => fits(one, exchangeMessage.removed)) ?? refuse('materials.not_in_unit')
  journal.set(
    components.installed,
    unit.productId,
    installed.filter((one) => one !== old),
  )
  if (exchangeMessage.added) putIn(state, line, unit, old, exchangeMessage.added, exchangeMessage)
  if (old.serial !== null) journal.remove(components.inUse, `${old.bomCode}\0${old.serial}`)
  if (old.childId !== null) journal.delete(components.roots, old.childId)
  line.partOut(unit, old)
  const lot = exchangeMessage.back ? lotOf(state, old) : undefined
  if (lot) giveBack(journal, lot, old.quantity)
  journal.add(components.exchanged, `${stationNumber}\0${message}`)
  journal.push(components.removed, {
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
  state: MaterialState,
  line: LineView,
  unit: VisitedUnit,
  old: Installed,
  scanned: ScannedPart,
  { stationNumber, time: at, operator }: MessageOf<'exchange'>,
) {
  const added = fitOne(state, line, unit, old, scanned)
  const lot = lotOf(state, added)
  if (lot) takeFrom(line.journal, lot, added.quantity)
  addComponent(state, line, unit, {
    ...added,
    stationNumber,
    stepSeq: old.stepSeq,
    passNo: old.passNo,
    at,
    operator: operator ?? null,
    scanned: true,
  })
}

/** The lot a part counts on; one with a serial of its own counts on none. */
const lotOf = (
  { bench }: MaterialState,
  { bomCode, bomLot, serial }: Pick<Installed, 'bomCode' | 'bomLot' | 'serial'>,
) => (bomLot === null || serial !== null ? undefined : bench.shelf.lots.get(lotKey(bomCode, bomLot)))

const fits = (one: Installed, { bomCode, bomLot, serial }: Exchange['removed']) =>
  (bomCode === undefined || one.bomCode === bomCode) &&
  (bomLot === undefined || one.bomLot === bomLot) &&
  (serial === undefined || one.serial === serial)
