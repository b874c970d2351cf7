import { afterAll, beforeEach, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLine(plant, 'L1')
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const noon = Date.now() - 3_600_000

type NamedMessage = { id: string; on: boolean; minute: number }
const messageNamed = (name: string): NamedMessage => ({
  id: name,
  on: name.startsWith('press'),
  minute: Number(name.slice(-2)),
})
let round = 0
const send = (names: readonly string[], lossType = 'equipment', restamped = 0) => {
  const items = names.map(messageNamed).map(({ id, on, minute }) => ({
    kind: 'call',
    messageId: `${round} ${id}`,
    at: new Date(noon + minute * 60_000 + restamped).toISOString(),
    lossType,
    on,
    message: id,
  }))
  return station('S10').send('batch', { items })
}
const each = async (...names: string[]) => {
  for (const name of names) await send([name])
}
const calls = async () =>
  (await admin(andon.list, { lossType: 'equipment' })).rows.map(({ callState, message, reason }) =>
    [message, callState, reason].filter(Boolean).join(' '),
  )
const idOfOpen = async () => (await admin(andon.list, { callState: 'called' })).rows[0]!.id
const solve = async () => {
  const id = await idOfOpen()
  await editor(andon.move, { id, move: 'arrive' })
  await editor(andon.move, { id, move: 'solve' })
}

beforeEach(async () => {
  round++
  await plant.db.deleteFrom('andonCalls').execute()
  await plant.db.deleteFrom('andonStationMessages').execute()
})

test('a press while a call was open, sent again after that call was solved, calls nobody again', async () => {
  await each('press 01', 'press 02')
  await solve()
  await send(['press 02'])
  await send(['press 02'], 'equipment', 45 * 60_000) // programs stamp a repeat anew
  expect(await calls()).toEqual(['press 01 solved'])
  await each('press 03')
  expect(await calls()).toContain('press 03 called')
})

test('a clear that ended nothing, sent again, ends no call that was opened after it', async () => {
  await each('clear 01', 'press 02')
  await send(['clear 01'], 'equipment', 5 * 60_000)
  expect(await calls()).toEqual(['press 02 called'])
})

test('a press that is heard after its clear is over, and kept as what it was', async () => {
  await each('clear 05', 'press 01')
  expect(await calls()).toEqual(['press 01 cancelled clear 05'])
  const [call] = (await admin(andon.list, {})).rows
  expect(Date.parse(call!.endedAt!) - Date.parse(call!.calledAt)).toBe(4 * 60_000)
  await each('press 03', 'press 01', 'clear 05')
  expect(await calls()).toEqual(['press 01 cancelled clear 05'])
  await each('press 06')
  expect(await calls()).toContain('press 06 called')
})

test('a clear of one loss type ends no late press of another', async () => {
  await send(['clear 05'], 'mass')
  await each('press 01')
  expect(await calls()).toEqual(['press 01 called'])
})

test('what was pressed after a clear that comes late is a call again', async () => {
  await each('press 01', 'press 09', 'clear 05')
  expect((await calls()).toSorted()).toEqual(['press 01 cancelled clear 05', 'press 09 called'])
})

function* orders(names: readonly string[]): Generator<string[]> {
  if (names.length === 0) yield []
  for (const [place, first] of names.entries())
    for (const rest of orders(names.toSpliced(place, 1))) yield [first, ...rest]
}

test.each([
  ['open', ['press 01', 'clear 02', 'press 03', 'press 04']],
  ['over', ['press 01', 'press 02', 'clear 03', 'clear 04']],
])('whatever the order and repetition of its messages, a call is %s at the end', async (end, names) => {
  for (const order of orders(names))
    for (const inOneGo of [true, false]) {
      round++
      await plant.db.deleteFrom('andonCalls').execute()
      await plant.db.deleteFrom('andonStationMessages').execute()
      await (inOneGo ? send([...order, ...order]) : each(...order, ...order))
      const open = (await calls()).filter((call) => call.includes('called'))
      expect(open, `${order.join(', ')} ${inOneGo}`).toHaveLength(end === 'open' ? 1 : 0)
    }
  await expectEventsOfCalls(plant.db)
})
