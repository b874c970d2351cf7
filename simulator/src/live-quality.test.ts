import { expect, test } from 'vitest'
import type { Clock } from './clock.ts'
import type { Office } from './delivery/console-calls.ts'
import { keepQuality } from './live-quality.ts'
import { drawingPlans, photoOf } from './plant/drawings.ts'
import type { PlayedLine } from './played-line.ts'
import { linePlans } from './plant/plant.ts'
import { seedRandom } from './random.ts'

const failId = '0190c0de-0000-7000-8000-000000000009'
const productId = '0190c0de-0000-7000-8000-000000000001'
const begin = Date.parse('2026-03-10T11:00:00.000Z')
const plan = linePlans[0]!
const { typeNo, steps } = plan.types[0]
const reason = 'To be looked at by quality before this step'

/** Answers the calls of an office, each checked by the contract, and notes them. */
function openOffice() {
  const requests: { name: string; input: Record<string, unknown> }[] = []
  const holds: string[] = []
  const unit = { productId, typeNo, currentStep: steps[0]!.stepSeq, holds }
  const problem = { problemId: failId, revision: 2, containment: null, dueDate: '2026-04-01' }
  const answers: Record<string, object> = {
    'concessions/list': { rows: [{ concessionCode: 'C-L1-001', revision: 0 }], total: 1 },
    'lots/list': { rows: [{ lotNo: 'LOT-1' }], total: 1 },
    'defectReports/look': { left: 5, typeNo, markedPlaces: [{ placeCode: 'SEAL' }] },
    'defectReports/offered': [{ defectCode: 'SCRATCH', subDefectCode: null }],
    'defectReports/log': { failId },
    'files/upload': { fileId: failId },
    'units/list': { rows: [unit] },
    'problems/list': {
      rows: [{ ...problem, owner: 'Quality', openedAt: '2026-03-10T10:00:00.000Z' }],
      total: 1,
    },
  }
  const office: Office = (endpoint, input) => {
    requests.push({ name: endpoint.name, input: endpoint.input.parse(input) as Record<string, unknown> }) // objects, all of them
    return Promise.resolve((answers[endpoint.name] ?? { revision: 3 }) as never) // as the contract has it, as far as it is read
  }
  return { office, requests, unit }
}

test('quality approves, logs at places of the drawing, decides, stops a unit ahead and acts on a problem', async () => {
  const { office, requests, unit } = openOffice()
  const stoppedAhead = new Set<string>()
  let now = begin
  let whileHistoryWaits: string[] = []
  const delivery = { waiting: () => (now < begin + 60_000 ? 400 : 0) }
  const played = { line: { plan, run: 'r' }, office, stoppedAhead, delivery } as unknown as PlayedLine // what it looks at
  const clock = { now: () => now } as Clock // all that is used of it
  for (let look = 0; look < 20; look++, now += 30_000) {
    await keepQuality(played, clock)
    if (look === 1) whileHistoryWaits = requests.map(({ name }) => name)
    if (stoppedAhead.size > 0) unit.holds.splice(0, 1, reason)
  }
  const of = (name: string) => requests.filter((one) => one.name === name).map(({ input }) => input)
  expect(whileHistoryWaits).not.toContain('concessions/approve')
  expect(of('concessions/approve')[0]).toMatchObject({ concessionCode: 'C-L1-001' })
  expect(of('defectReports/log')).toHaveLength(5)
  for (const input of of('defectReports/log'))
    expect(input).toMatchObject({ lotNo: 'LOT-1', placeCode: 'SEAL', defectCode: 'SCRATCH' })
  expect(of('failures/dispose')).toHaveLength(2)
  for (const { quantity } of of('failures/split')) expect(quantity).toBe(1)
  expect(of('failurePhotos/add').length).toBeGreaterThan(0)
  expect(of('futureHolds/set')[0]).toMatchObject({ productId, stepSeq: steps[0]!.nextStep, reason })
  expect(of('units/move')[0]).toMatchObject({ productId, move: 'release', hold: reason })
  expect(of('problems/act')[0]).toMatchObject({ revision: 3 })
})

test('drawings and photos are pictures, with their places on them', () => {
  for (const { draw, places } of Object.values(drawingPlans)) {
    expect([...draw().subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
    for (const { x, y } of places) expect(Math.max(x, y) < 1 && Math.min(x, y) > 0).toBe(true)
  }
  expect(photoOf(seedRandom('photo')).length).toBeLessThan(20_000)
})
