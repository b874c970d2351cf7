import { lines } from '@takt/contract/lines.ts'
import { session } from '@takt/contract/session.ts'
import { stations } from '@takt/contract/stations.ts'
import { CannotGoOn, callAs } from './client.ts'

export type StationAddress = { url: string; line: string; station: string }

/** As a person who may: the line and the station are made if they are missing, and a key that is good for this import only. */
export async function enter({ url, line, station }: StationAddress, userName: string, password: string) {
  const { token } = await callAs(url, null)(session.login, { userName, password })
  const call = callAs(url, token)
  const exists = (await call(lines.list, {})).some(({ lineNumber }) => lineNumber === line)
  if (!exists) await call(lines.create, { lineNumber: line, lineName: line, location: null, manager: null })
  const { rows } = await call(stations.list, { stationNumber: station, limit: 200 }, line)
  const found = rows.find(({ stationNumber }) => stationNumber === station)
  if (found?.keyHint) {
    throw new CannotGoOn(
      `Station ${station} of line ${line} has a key already. A new one would silence it: give its own with --key, or name another --station`,
    )
  }
  const nowhere = { stationCode: null, ipAddr: null, machineId: null, addr: null, cycleTime: null }
  if (!found)
    await call(
      stations.create,
      { stationNumber: station, stationName: station, ...nowhere, optLevel: 0, enabled: true },
      line,
    )
  const { key } = await call(stations.makeKey, { stationNumber: station }, line)
  return { key, leave: () => call(stations.revokeKey, { stationNumber: station }, line) }
}
