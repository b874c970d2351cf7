import { rememberedFor } from '../../platform/db/remembered.ts'
import { openSignals } from './signals.queries.ts'

/** Stations that take no unit until a signal is answered, with what broke. Read for every unit that arrives; another server may have found one. */
export const stationsWaiting = rememberedFor(500, async (db, line) => {
  const open = (await openSignals(db, line)).filter(({ signalReaction }) => signalReaction === 'holdStation')
  return Map.groupBy(open, ({ stationNumber }) => stationNumber)
})
