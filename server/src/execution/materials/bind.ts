import { refuse } from '@takt/contract/errors.ts'
import type { BindEvent, Binding as Bound } from '@takt/contract/materials.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import { sqlIn } from '../../platform/db/rows.ts'
import { Journal } from '../../platform/kernel/kernel.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import { readBench } from './load-bindings.ts'
import { bind, type Binding, unbind } from './binding.ts'
import { storeBench } from './store-bindings.ts'

type BindInput = Pick<Binding, 'stationNumber' | 'position' | 'label' | 'bomCode' | 'quantity' | 'reason'>

/** A person binds by the same rules as a station. */
export function bindByHand(call: LineCall, input: BindInput): Promise<Bound> {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const { stationNumber, position } = input
    if (!(await stationsInUse(db, call.line)).some((station) => station.stationNumber === stationNumber))
      refuse('materials.station_unknown', { stationNumber })
    const bench = await readBench(sqlIn(db), call.line, [stationNumber], [{ ...input, message: null }])
    const { lot, boundAt, boundBy, boundQuantity } = bind(new Journal(), bench, {
      ...input,
      at: Date.now(),
      by: call.user.name,
      message: null,
    })
    await Promise.all(storeBench(sqlIn(db), call.line, bench))
    const after = {
      lineNumber: call.line,
      stationNumber,
      position,
      bomCode: lot.bomCode,
      bomLot: lot.bomLot,
      boundQuantity,
      boundAt: isoOf(boundAt),
      boundBy,
    }
    await recordChange(db, call, {
      entity: 'binding',
      key: `${stationNumber} ${position}`,
      action: 'bind',
      after: { ...after, reason: input.reason ?? null },
    })
    return after
  })
}

export function unbindByHand(
  call: LineCall,
  { stationNumber, position, reason }: { stationNumber: string; position: string; reason: string },
): Promise<BindEvent> {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const bench = await readBench(sqlIn(db), call.line, [stationNumber], [])
    const event = unbind(new Journal(), bench, {
      stationNumber,
      position,
      reason,
      at: Date.now(),
      by: call.user.name,
      message: null,
    })
    await Promise.all(storeBench(sqlIn(db), call.line, bench))
    await recordChange(db, call, {
      entity: 'binding',
      key: `${stationNumber} ${position}`,
      action: 'unbind',
      before: event,
    })
    return { ...event, lineNumber: call.line }
  })
}
