import type { Direction, HostMode, TeleState, TeleType } from '../../../host.ts'
import type { StationTeleType, TeleResult } from '../../../telegrams.ts'

export const exchangeChoices = {
  direction: { in: 'From the host', out: 'To the host' } satisfies Record<Direction, string>,
  teleType: {
    orders: 'Orders',
    b2mmlSchedule: 'B2MML schedule',
    orderStarted: 'Order started',
    orderCompleted: 'Order completed',
    orderClosedShort: 'Order closed short',
    orderCancelled: 'Order cancelled',
    lotChanged: 'Lot changed',
    lotCompleted: 'Lot completed',
    consumption: 'Consumption',
    ordersWanted: 'Orders requested',
    test: 'Test',
    hello: 'Hello',
    arrive: 'Start request',
    complete: 'Result',
    status: 'Status',
    alarm: 'Alarm',
    heartbeat: 'Heartbeat',
    bind: 'Material loaded',
    unbind: 'Material unloaded',
    call: 'Help called',
    exchange: 'Part exchanged',
    login: 'Login',
    logoff: 'Logoff',
    parameters: 'Parameters fetched',
    readBack: 'Parameters read back',
    batch: 'Batch',
    testRecord: 'Test record',
    validate: 'Unit check (CFX)',
    cfx: 'Other CFX message',
  } satisfies Record<TeleType | StationTeleType, string>,
  teleResult: { ok: 'OK', noGo: 'No-go', refused: 'Refused', ignored: 'Ignored' } satisfies Record<
    TeleResult,
    string
  >,
  teleState: {
    waiting: 'Waiting',
    retry: 'Retrying',
    ok: 'OK',
    dead: 'Failed',
    handled: 'Handled by hand',
  } satisfies Record<TeleState, string>,
  hostMode: { off: 'No host', paused: 'Paused: messages wait', on: 'On' } satisfies Record<HostMode, string>,
}
