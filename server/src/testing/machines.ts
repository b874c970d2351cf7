import Fastify from 'fastify'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { lines } from '@takt/contract/lines.ts'
import { machineCodes } from '@takt/contract/machineCodes.ts'
import { stations } from '@takt/contract/stations.ts'
import { machineRoutes } from '../response/machineCodes/machine.routes.ts'
import { formats, pagesOf, read } from './pdf.ts'
import { expectEventsOfCalls } from './call-events.ts'
import { startPlant } from './plant.ts'
import { aLine, aStation } from './samples.ts'

export const printed = { paper: 'label100x50', copies: 1, origin: 'https://takt.example/x' } as const

/** A plant of two lines with a station of the same number; the machine of the first has a code. */
export async function startMachines() {
  const plant = await startPlant()
  const app = Fastify()
  app.decorate('database', plant.app.database)
  app.decorate('changed', () => {})
  await machineRoutes(app)
  afterAll(async () => {
    await app.close()
    await plant.close()
  })
  const [admin, operator] = [plant.as('admin', 'L1'), plant.as('operator', 'L1')]
  for (const line of ['L1', 'L2']) {
    await admin(lines.create, aLine(line))
    await plant.as('admin', line)(stations.create, { ...aStation('S10'), stationName: `Press <${line}>` })
  }
  await admin(stations.create, aStation('S20'))

  const start = Date.parse('2026-03-02T08:00:00Z')
  const clock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
  let path = ''
  let forms = 0

  beforeEach(async () => {
    clock(0)
    await admin(machineCodes.print, { stationNumber: 'S10', ...printed })
    path = (await admin(machineCodes.of, { stationNumber: 'S10' }))!.path
  })
  afterEach(async () => {
    vi.useRealTimers()
    await expectEventsOfCalls(plant.db, 0)
    await plant.db.deleteFrom('andonCalls').execute()
    await plant.db.deleteFrom('machineCodes').execute()
  })

  const open = (url: string, headers = {}) => app.inject({ url, headers })
  type Fault = { text?: string; name?: string; lossType?: string; form?: string }
  const report = (url: string, fault: Fault = {}, remoteAddress = `10.0.${++forms >> 8}.${forms & 255}`) =>
    app.inject({
      method: 'POST',
      url: '/machine',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        t: url.split('t=')[1] ?? '',
        form: `form-${forms}`,
        text: 'oil under the press',
        name: '',
        lossType: 'equipment',
        ...fault,
      }).toString(),
    })
  const calls = () => admin(andon.open, {})
  const label = async () => {
    const reply = await plant.app.inject({
      method: 'POST',
      url: '/api/machineCodes/label/L1',
      headers: { authorization: `Bearer ${await plant.tokenFor('admin')}` },
      payload: { stationNumber: 'S10', ...printed },
    })
    return read(pagesOf(reply.rawPayload)[0]!, formats.qrcode)
  }
  return { plant, admin, operator, clock, open, report, calls, label, codePath: () => path }
}
