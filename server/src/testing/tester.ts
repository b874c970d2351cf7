import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lines } from '@takt/contract/lines.ts'
import { stations } from '@takt/contract/stations.ts'
import type { startPlant } from './plant.ts'

type Plant = Awaited<ReturnType<typeof startPlant>>

/** Records of forty power supplies as the OpenHTF framework wrote them, and their known content. */
export const recordsDirectory = fileURLToPath(
  new URL('../exchange/adapters/openhtf/records', import.meta.url),
)
export const recordFiles = readdirSync(recordsDirectory)
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.join(recordsDirectory, name))
export const records = recordFiles.map((file) => readFileSync(file, 'utf8'))
/** Soon after they were written: a record is neither of the future nor too old, whenever the test runs. */
export const afterRecords = Date.parse('2026-11-21T06:00:00Z')

/** A record as the framework would have written it of another unit, or with something changed. */
// oxlint-disable-next-line no-explicit-any -- foreign JSON, changed by tests at will
export function recordOf(unit: string, change: (record: any) => void = () => {}, file = 1): string {
  const record = JSON.parse(records[file]!)
  record.dut_id = unit
  change(record)
  return JSON.stringify(record)
}

/** A station that tests and has a key; `send` posts a record as the text it is. */
export async function startTester(plant: Plant, lineNumber: string, stationNumber = 'EOL') {
  const admin = plant.as('admin', lineNumber)
  const existing = await plant.as('admin')(lines.list, {})
  if (!existing.some((line) => line.lineNumber === lineNumber))
    await admin(lines.create, { lineNumber, lineName: lineNumber, location: null, manager: null })
  await admin(stations.create, {
    stationNumber,
    stationName: stationNumber,
    stationCode: null,
    ipAddr: null,
    machineId: null,
    addr: null,
    cycleTime: null,
    optLevel: 0,
    enabled: true,
  })
  const { key } = await admin(stations.makeKey, { stationNumber })
  const send = async (body: string, bearer = key, line = lineNumber) =>
    (
      await plant.app.inject({
        method: 'POST',
        url: `/api/station/openhtf/${line}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        payload: body,
      })
    ).json()
  return { key, send, lineNumber, stationNumber }
}

/** Every row of the plant but those of who is signed in, and of who sent what when: the same number means that nothing was added. */
export async function countRows(plant: Plant): Promise<Record<string, number>> {
  const { rows } = await plant.pool.query<{ name: string; rows: number }>(
    `select c.relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text::bigint as rows
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not in ('sessions', 'users', 'user_roles', 'station_telegrams', 'station_telegram_texts') order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}
