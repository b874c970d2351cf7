import { stations } from '@takt/contract/stations.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportStations } from './export.ts'
import { changeStation, createStation, makeKey, removeStation, revokeKey } from './stations.ts'
import { listStations, stationNames } from './stations.queries.ts'

export const stationsRoutes = serve(stations, {
  list: ({ db, line }, filter) => listStations(db, line, filter),
  names: ({ db, line }) => stationNames(db, line),
  create: (call, draft) => createStation(call, draft),
  update: (call, draft) => changeStation(call, draft),
  delete: (call, station) => removeStation(call, station),
  makeKey: (call, station) => makeKey(call, station),
  revokeKey: (call, station) => revokeKey(call, station),
  export: (call, input) => exportStations(call, input),
})
