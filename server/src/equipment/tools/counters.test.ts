import { afterAll, expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { notices } from '@takt/contract/notices.ts'
import { type CounterKind, toolCounters } from '@takt/contract/toolCounters.ts'
import { tools } from '@takt/contract/tools.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { tellNews } from '../../testing/tell-news.ts'
import { bookAllMinutes, bookMinutes } from './tools.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const station = line.station('S10')
const make = async (toolCode: string, over: object = {}) => {
  const usual = { toolType: 'DIE', toolDescription: null, frequency: 10_000, usesPerPass: 1 }
  await admin(tools.create, { ...usual, toolCode, ...over })
  await admin(tools.mount, { toolCode, stationNumber: 'S10' })
}
const save = (toolCode: string, counterKind: CounterKind, lifeLimit: number | null, over: object = {}) =>
  admin(toolCounters.save, { toolCode, counterKind, lifeLimit, warnShare: 0.9, ...over })
const counters = (toolCode: string) => admin(toolCounters.list, { toolCode })
const acts = async (toolCode: string) =>
  (await counters(toolCode)).map(({ counterKind, cavity, counterAct, counterTotal }) => [
    `${counterKind} ${cavity}`,
    counterAct,
    counterTotal,
  ])
const tool = (toolCode: string) => admin(tools.one, { toolCode })
/** Whether the screens that show lives were told. */
const livesHeard = () => plant.heard.some(([, features]) => features.includes('toolCounters'))
const off = (toolCode: string) => admin(tools.dismount, { toolCode })
const reason = 'x'
const refused = (key: string) => expect.objectContaining({ key })
const made = async (from: number, to: number) => {
  for (let n = from; n <= to; n++) await station.work(`N-${n}`, { TORQUE: 10 })
}

test('parts and each cavity are counted; a blocked cavity makes none; the strictest decides and is named', async () => {
  await make('D-1', { usesPerPass: 2, startUses: 7 })
  await save('D-1', 'parts', 20, { startValue: 3, warnShare: 0.5 })
  await save('D-1', 'cavity', 12, { cavities: 2 })
  expect(await tool('D-1')).toMatchObject({ frequencyAct: 7, totalUses: 7, lifeKind: 'parts', cavity: 0 })
  plant.heard.length = 0
  await made(1, 1)
  expect(livesHeard()).toBe(true)
  expect(await acts('D-1')).toEqual([
    ['parts 0', 7, 7],
    ['cavity 1', 2, 2],
    ['cavity 2', 2, 2],
  ])
  await admin(toolCounters.block, { toolCode: 'D-1', cavity: 2, reason })
  await made(2, 3)
  expect(await acts('D-1')).toEqual([
    ['parts 0', 11, 11],
    ['cavity 1', 6, 6],
    ['cavity 2', 2, 2],
  ])
  expect(await tool('D-1')).toMatchObject({ frequencyAct: 13, toolStatus: 'due', lifeKind: 'parts' })
  await tellNews(plant.db)
  const { rows } = await plant.as('admin')(notices.list, { eventType: 'toolDue' })
  expect(rows.map(({ messageContent }) => messageContent)).toEqual(['D-1 S10: 11 of 20 (Parts)'])
  await made(4, 6)
  expect(await tool('D-1')).toMatchObject({
    toolStatus: 'locked',
    lifeKind: 'cavity',
    cavity: 1,
    usedShare: 1,
  })
  expect(await station.arrive('N-7')).toMatchObject({
    answer: 'noGo',
    reasons: [
      {
        reason: 'toolLocked',
        about: 'D-1 cavity 1',
        message: `${en.reason.toolLocked}: D-1 – Parts of a cavity 1`,
      },
    ],
  })
})

test('a blocked cavity ends nothing, the last one stays open, and what is worn is not mounted', async () => {
  await expect(admin(toolCounters.block, { toolCode: 'D-1', cavity: 1, reason })).rejects.toEqual(
    refused('toolCounters.last_cavity'),
  )
  await expect(admin(toolCounters.block, { toolCode: 'D-1', cavity: 2, reason })).rejects.toEqual(
    refused('toolCounters.cavity_state'),
  )
  await off('D-1')
  await expect(admin(tools.mount, { toolCode: 'D-1', stationNumber: 'S10' })).rejects.toEqual(
    refused('toolCounters.worn'),
  )
  await admin(toolCounters.open, { toolCode: 'D-1', cavity: 2, reason })
  await admin(toolCounters.block, { toolCode: 'D-1', cavity: 1, reason })
  await admin(tools.mount, { toolCode: 'D-1', stationNumber: 'S10' })
  expect(await station.arrive('N-7')).toMatchObject({ answer: 'go' })
})

test('a life becomes longer by a second person only, and shorter at once', async () => {
  const life = { toolCode: 'D-1', counterKind: 'parts', cavity: 0 } as const
  await expect(save('D-1', 'parts', 21)).rejects.toEqual(refused('toolCounters.longer_life'))
  await expect(save('D-1', 'parts', null)).rejects.toEqual(refused('toolCounters.longer_life'))
  await expect(save('D-1', 'cavity', 12, { cavities: null })).rejects.toMatchObject({ field: 'cavities' })
  await save('D-1', 'parts', 18)
  await admin(toolCounters.askMore, { ...life, askedAmount: 50, reason })
  await expect(admin(toolCounters.allowMore, life)).rejects.toEqual(refused('tools.same_person'))
  await expect(editor(toolCounters.askMore, { ...life, askedAmount: 1, reason })).rejects.toEqual(
    refused('tools.asked_already'),
  )
  const [parts] = await editor(toolCounters.allowMore, life)
  expect(parts).toMatchObject({ lifeLimit: 68, askedAmount: null, startValue: 3, counterState: 'good' })
  await expect(editor(toolCounters.refuseMore, { ...life, reason })).rejects.toEqual(
    refused('tools.not_asked'),
  )
})

test('maintained, every count begins anew and what it made in all stays', async () => {
  await admin(tools.maintain, { toolCode: 'D-1', reason })
  plant.heard.length = 0
  await admin(tools.giveBack, { toolCode: 'D-1', frequency: 9000, reason })
  expect(livesHeard()).toBe(true)
  expect(await acts('D-1')).toEqual([
    ['parts 0', 0, 17],
    ['cavity 1', 0, 12],
    ['cavity 2', 0, 2],
  ])
  await admin(toolCounters.remove, { toolCode: 'D-1', counterKind: 'cavity', reason })
  expect(await acts('D-1')).toEqual([['parts 0', 0, 17]])
  await admin(tools.scrap, { toolCode: 'D-1', reason })
  await expect(save('D-1', 'parts', 5)).rejects.toEqual(refused('tools.wrong_state'))
})

test('minutes are those in which its station runs while it is mounted, reported late or not', async () => {
  await make('M-1')
  const now = Date.now()
  const ago = (minutes: number) => isoOf(now - minutes * 60_000)
  await save('M-1', 'minutes', 30, { startValue: 5 })
  // As if all of it lay an hour back.
  await plant.db
    .updateTable('toolCounters')
    .set({ begunAt: ago(60) })
    .where('toolCode', '=', 'M-1')
    .execute()
  await plant.db
    .updateTable('toolMounts')
    .set({ mountedAt: ago(50) })
    .where('toolCode', '=', 'M-1')
    .execute()
  const status = (at: string, stationStatus: string) =>
    station.send('status', { messageId: `S ${at} ${stationStatus}`, at, stationStatus })
  await status(ago(55), 'running')
  await status(ago(40), 'down')
  await status(ago(20), 'producing')
  await status(ago(15), 'waiting')
  const { line: lineNumber } = await ofLine()
  expect(await bookAllMinutes(plant.db, now)).toEqual([lineNumber])
  expect(await acts('M-1')).toEqual([['minutes 0', 20, 20]])
  expect(await bookMinutes(plant.db, lineNumber, now)).toBe(false)
  await status(ago(30), 'warning')
  await bookMinutes(plant.db, lineNumber, now)
  expect(await acts('M-1')).toEqual([['minutes 0', 30, 30]])
  expect(await tool('M-1')).toMatchObject({ toolStatus: 'locked', lifeKind: 'minutes' })
  expect(await station.arrive('M-2')).toMatchObject({ reasons: [{ about: 'M-1 minutes' }] })
  await admin(tools.maintain, { toolCode: 'M-1', reason })
  await admin(tools.giveBack, { toolCode: 'M-1', frequency: 9000, reason })
  await bookMinutes(plant.db, lineNumber, now + 3_600_000)
  expect(await acts('M-1')).toEqual([['minutes 0', 0, 30]])
  // Ten days later, when the statuses of then are archived, the count is the same.
  await admin(tools.mount, { toolCode: 'M-1', stationNumber: 'S10' })
  await status(nowIso(), 'running')
  const later = Date.now() + 10 * 86_400_000
  await bookMinutes(plant.db, lineNumber, later)
  const counted = (await acts('M-1'))[0]
  expect(counted?.[1]).toBeGreaterThan(14_390)
  await plant.db.deleteFrom('statusIntervals').where('startTime', '<', isoOf(now)).execute()
  await bookMinutes(plant.db, lineNumber, later)
  expect((await acts('M-1'))[0]).toEqual(counted)
  await admin(toolCounters.remove, { toolCode: 'M-1', counterKind: 'minutes', reason })
  await off('M-1')
})

const ofLine = async () => {
  const { lineNumber } = await plant.db.selectFrom('lines').select('lineNumber').executeTakeFirstOrThrow()
  return { line: lineNumber as LineNumber } // as the server reads it
}
