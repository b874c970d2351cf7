import { expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { noticeRules } from '@takt/contract/noticeRules.ts'
import { anAndonRule, followCalls } from '../../testing/andon.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { tellWaiting } from '../notices/waiting.ts'
import { startAnswering } from '../../testing/answering.ts'

const { plant, admin, start, clock, look, calling, linksOf, press, stateOf, levelsToldOf } =
  await startAnswering()
const words = spoken.en.callLinks

test('once everybody of a level has answered that it is not theirs, the next level is notified at once, and they are asked no more', async () => {
  const id = await calling()
  await look(5)
  const [[first], [second]] = [await linksOf('editor'), await linksOf('operator')]
  clock(6)
  expect((await press(first!, 'notMine')).body).toContain(words.thanksNotMine)
  expect(await levelsToldOf(id)).toEqual(['A editor,operator'])
  expect((await press(first!, 'arrive')).body).toContain(words.used)
  expect((await press(second!, 'notMine')).body).toContain(words.thanksNotMine)
  expect(await levelsToldOf(id)).toEqual(['A editor,operator', 'B admin'])
  expect(await stateOf(id)).toBe('called')
  await look(15)
  expect(await levelsToldOf(id)).toEqual(['A editor,operator', 'B admin'])
  const [, last] = [0, ...(await linksOf('admin'))]
  expect((await press(last!, 'arrive')).body).toContain(words.thanksArrive)
})

test('where all have answered that it is not theirs, all are asked again, and may answer', async () => {
  await admin(
    andonRules.create,
    anAndonRule({ lossType: 'mass', levelAUsers: ['editor'], levelAPeriod: 5, period: 10 }),
  )
  clock(0)
  const { id } = await admin(andon.call, { stationNumber: '01', lossType: 'mass', message: null })
  await look(5)
  const [link] = await linksOf('editor')
  clock(6)
  expect((await press(link!, 'notMine')).body).toContain(words.nobodyLeft)
  expect(await levelsToldOf(id)).toEqual(['A editor', 'A editor'])
  expect(await linksOf('editor')).toHaveLength(2)
  await look(16)
  expect(await levelsToldOf(id)).toEqual(['A editor', 'A editor', 'A editor'])
  expect((await press(link!, 'arrive')).body).toContain(words.thanksArrive)
  expect(await stateOf(id)).toBe('arrived')
  await admin(andonRules.delete, { stationNumber: null, lossType: 'mass', revision: 0 })
})

test('without a level left whoever has not answered is asked again', async () => {
  const id = await calling()
  await look(5)
  const [first] = await linksOf('editor')
  await look(15)
  const [last] = await linksOf('admin')
  clock(16)
  await press(first!, 'notMine')
  expect((await press(last!, 'notMine')).body).toContain(words.thanksNotMine)
  expect(await levelsToldOf(id)).toEqual(['A editor,operator', 'B admin', 'B operator'])
  const [second] = await linksOf('operator')
  expect((await press(second!, 'notMine')).body).toContain(words.nobodyLeft)
  expect((await levelsToldOf(id)).at(-1)).toBe('B admin,editor,operator')
})

test('who has answered that it is not theirs is not reminded by a rule, as long as others are left', async () => {
  const rule = { eventType: 'andonCall' as const, toUsers: ['editor', 'operator'], mail: true }
  await admin(noticeRules.create, aNoticeRule({ ...rule, repeatEvery: 10, repeatMost: 5 }))
  await calling()
  await followCalls(plant.db)
  const [[mine], [other]] = [await linksOf('editor'), await linksOf('operator')]
  await press(mine!, 'notMine')
  const mails = async () => [(await linksOf('editor')).length, (await linksOf('operator')).length]
  await tellWaiting(plant.db, start + 10 * 60_000)
  expect(await mails()).toEqual([1, 2])
  await press(other!, 'notMine')
  await tellWaiting(plant.db, start + 20 * 60_000)
  expect(await mails()).toEqual([2, 3])
  await plant.db.deleteFrom('noticeRules').execute()
})
