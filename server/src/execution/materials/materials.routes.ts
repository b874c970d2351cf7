import { materials } from '@takt/contract/materials.ts'
import { serve } from '../../platform/http/serve.ts'
import { bindByHand, unbindByHand } from './bind.ts'
import { bindEvents } from './events.ts'
import { exportLots } from './export.ts'
import { lotsOf, stockOf } from './lots.ts'
import { movementsOf } from './lots.queries.ts'
import { materialMonitor } from './monitor.ts'
import { blockLot, countLot, receiveLot, scrapLot } from './stock.ts'

export const materialsRoutes = serve(materials, {
  monitor: (call, input) => materialMonitor(call, input),
  lots: (call, filter) => lotsOf(call, filter),
  stock: (call) => stockOf(call),
  movements: ({ db, line }, key) => movementsOf(db, line, key),
  events: (call, input) => bindEvents(call, input),
  exportLots: (call, input) => exportLots(call, input),
  receive: (call, lot) => receiveLot(call, lot),
  adjust: (call, counted) => countLot(call, counted),
  scrap: (call, gone) => scrapLot(call, gone),
  block: (call, lot) => blockLot(call, lot, 'blocked'),
  unblock: (call, lot) => blockLot(call, lot, 'available'),
  bind: (call, input) => bindByHand(call, input),
  unbind: (call, input) => unbindByHand(call, input),
})
