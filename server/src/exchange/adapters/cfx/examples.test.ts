import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { nowIso } from '../../../platform/db/instants.ts'
import { startLine } from '../../../testing/line.ts'
import { startPlant } from '../../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)

const envelope = (MessageName: string, MessageBody: object, over = {}) => ({
  MessageName: `CFX.${MessageName}`,
  Version: '1.7',
  TimeStamp: nowIso(),
  UniqueID: randomUUID(),
  Source: 'Machine',
  Target: null,
  RequestID: null,
  MessageBody,
  ...over,
})

/** A machine at a station of a line, with the station's own key. */
async function machineAt(lineNumber: string, stationNumber: string) {
  const { key } = await plant.as('admin', lineNumber)(stations.makeKey, { stationNumber })
  const send = async (given: unknown) =>
    (await plant.post(`/api/cfx/${lineNumber}`, given, { authorization: `Bearer ${key}` })).json()
  const say = async (name: string, body: object, over = {}) => send(envelope(name, body, over))
  return { send, say }
}

const unitsOf = (...serials: string[]) => ({
  UnitCount: serials.length,
  Units: serials.map((UnitIdentifier, i) => ({ UnitIdentifier, PositionNumber: i + 1 })),
})

describe('every example of the standard', async () => {
  await startLine(plant, 'LX')
  const machine = await machineAt('LX', 'S10')
  const examples = readdirSync(new URL('examples', import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
  const ignored =
    /UnitsDeparted|UnitsDisqualified|ToolsUsed|WorkStage|FaultAcknowledged|WorkOrdersCreated|ValidateUnitsResponse|FaultCleared/
  /** Understood, and refused for what this plant does not know: parts, operators, orders of the example. */
  const refused: [RegExp, string][] = [
    [/MaterialsUninstalled/, 'station.unit_unknown'],
    [/MaterialsConsumed/, 'cfx.work_unknown'],
    [/OperatorActivated/, 'operators.no_such'],
    [/MaterialsLoaded/, 'materials.not_wanted'],
    [/UnitsInitialized/, 'station.order_unknown'],
  ]

  test.each(examples)('%s', async (file) => {
    const body = JSON.parse(readFileSync(new URL(`examples/${file}`, import.meta.url), 'utf8'))
    const name = file.replace(/^CFX\.(.*)\.\d\.json$/, '$1')
    // Each as if it were of a work of its own.
    for (const key of ['TransactionID', 'TransactionId']) if (body[key]) body[key] = file
    const transaction = body.TransactionID ?? body.TransactionId
    if (transaction && !/WorkStarted|UnitsInitialized/.test(name))
      await machine.say('Production.WorkStarted', { TransactionID: transaction, ...unitsOf(`X-${file}`) })
    const { code, key, data } = await machine.send(
      name === 'CFXEnvelope' ? { ...body, TimeStamp: nowIso() } : envelope(name, body),
    )
    const expected = refused.find(([of]) => of.test(file))?.[1]
    const keys = new Set(
      [key, ...(data?.answers ?? []).map((one: { key?: string }) => one.key)].filter(Boolean),
    )
    expect([...keys]).toEqual(expected ? [expected] : [])
    const outcome =
      code !== 20000 ? 'refused' : data.reason ? `${data.outcome}: ${data.reason}` : data.outcome
    expect(outcome).toMatch(
      ignored.test(file) ? /^ignored: .+\.$/ : expected ? /^(understood|refused)$/ : /^understood$/,
    )
  })
})
