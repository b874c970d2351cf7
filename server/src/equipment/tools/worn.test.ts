import { afterAll, expect, test } from 'vitest'
import { eventKinds } from '@takt/contract/events.ts'
import { notices } from '@takt/contract/notices.ts'
import { toolCounters } from '@takt/contract/toolCounters.ts'
import { tools } from '@takt/contract/tools.ts'
import { connect } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { Followers } from '../../platform/kernel/kernel.ts'
import { noticesFollower } from '../../response/notices/follower.ts'
import { tellTools } from '../../response/notices/watch.ts'
import { dyingAt } from '../../testing/dying.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { bookMinutes } from './minutes.ts'
import { type WornLife, wornLives } from './worn.ts'

const plant = await startPlant()
const other = connect(plant.url)
const { db } = plant
afterAll(async () => {
  await other.close()
  await plant.close()
})
const line = await startLine(plant, 'L1')
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const station = line.station('S10')
const reason = 'x'
const make = (toolCode: string, over: object = {}) =>
  admin(tools.create, {
    toolCode,
    toolType: 'DIE',
    toolDescription: null,
    frequency: 10,
    usesPerPass: 1,
    ...over,
  })

const sayLife = ({
  toolCode,
  lifeKind,
  cavity,
  used,
  limit,
}: Omit<WornLife, 'lineNumber' | 'maintainedAt'>) =>
  `${used >= limit ? 'locked' : 'due'} ${toolCode} ${lifeKind} ${cavity} ${used}/${limit}`
const events = async (kinds = ['toolDue', 'toolLocked'] as const) =>
  (
    await db
      .selectFrom('events')
      .select(['kind', 'data'])
      .where('kind', 'in', kinds)
      .orderBy('turn')
      .orderBy('seq')
      .execute()
  ).map(({ kind, data }) => {
    const life = eventKinds[kind as 'toolDue'].parse(data)
    expect(kind).toBe(life.used >= life.limit ? 'toolLocked' : 'toolDue')
    return sayLife(life)
  })
const keyOf = ({ used, limit, ...life }: WornLife) =>
  JSON.stringify([life.toolCode, life.lifeKind, life.cavity, life.maintainedAt, limit, used >= limit])

test('whatever people, stations and the clock do, an event is left for each life that is due or ended by it, and for no other', async () => {
  const random = randomOf(11)
  const codes = ['R-1', 'R-2']
  for (const toolCode of codes) {
    await make(toolCode, { frequency: toolCode === 'R-1' ? 12 : 30, usesPerPass: toolCode === 'R-1' ? 1 : 2 })
    const save = { toolCode, warnShare: 0.6 }
    await admin(toolCounters.save, { ...save, counterKind: 'parts', lifeLimit: 40, startValue: 4 })
    await admin(toolCounters.save, { ...save, counterKind: 'cavity', lifeLimit: 9, cavities: 3 })
    await admin(toolCounters.save, { ...save, counterKind: 'minutes', lifeLimit: 10 })
  }
  const start = Date.now() - 3_600_000
  await station.send('status', { messageId: 's', at: isoOf(start), stationStatus: 'producing' })
  const counter = (toolCode: string) => ({ toolCode, counterKind: 'parts' as const, cavity: 0 })
  const steps: ((toolCode: string, cavity: number) => Promise<unknown>)[] = [
    (toolCode) => admin(tools.mount, { toolCode, stationNumber: 'S10' }),
    (toolCode) => admin(tools.dismount, { toolCode }),
    (toolCode) =>
      admin(tools.maintain, { toolCode, reason }).then(() =>
        admin(tools.giveBack, { toolCode, frequency: 9, reason }),
      ),
    (toolCode, cavity) => admin(toolCounters.block, { toolCode, cavity, reason }),
    (toolCode, cavity) => admin(toolCounters.open, { toolCode, cavity, reason }),
    (toolCode) => admin(tools.askMore, { toolCode, askedUses: 3, reason }),
    (toolCode) => editor(tools.allowMore, { toolCode }),
    (toolCode) => admin(toolCounters.askMore, { ...counter(toolCode), askedAmount: 5, reason }),
    (toolCode) => editor(toolCounters.allowMore, counter(toolCode)),
    (toolCode) =>
      admin(toolCounters.save, {
        toolCode,
        counterKind: 'cavity',
        lifeLimit: 8,
        warnShare: 0.5,
        cavities: 3,
      }),
    () => bookMinutes(db, 'L1' as never, start + random() * 7_200_000),
  ]
  let all = 0
  for (let i = 0; i < 150; i++) {
    const toolCode = codes[Math.floor(random() * 2)]!
    const before = { lives: new Set((await wornLives(db)).map(keyOf)), events: (await events()).length }
    const work =
      random() < 0.5
        ? station.send('complete', {
            messageId: `R ${Math.floor(random() * 90)}`,
            at: isoOf(Date.now() - (random() < 0.2 ? random() * 2_000 : 0)),
            productSn: `R-${Math.floor(random() * 90)}`,
            results: [{ resultCode: 'TORQUE', resultValue: 10 }],
          })
        : steps[Math.floor(random() * steps.length)]!(toolCode, 1 + Math.floor(random() * 3))
    await work.catch(() => null)
    const fresh = (await wornLives(db)).filter((life) => !before.lives.has(keyOf(life)))
    expect((await events()).slice(before.events).toSorted()).toEqual(fresh.map(sayLife).toSorted())
    all += fresh.length
  }
  expect(all).toBeGreaterThan(15)
  await db.updateTable('tools').set({ toolState: 'scrapped' }).execute()
})

const server = (on: typeof db) =>
  new Followers(on, [noticesFollower], { changed: () => {}, log: { warn: () => {} } })
const dueNotices = async () =>
  (await plant.as('admin')(notices.list, { eventType: 'toolDue' })).rows
    .map(({ messageContent }) => messageContent)
    .toReversed()

test('what wore out while no server reported it is reported once, by whichever begins; what was maintained meanwhile is not', async () => {
  await server(db).look()
  const before = await dueNotices()
  await make('ONE', { frequency: 3 })
  await make('TWO', { startUses: 9 })
  await admin(tools.maintain, { toolCode: 'TWO', reason })
  await admin(tools.mount, { toolCode: 'ONE', stationNumber: 'S10' })
  const message = station.message('complete', {
    productSn: 'N-1',
    results: [{ resultCode: 'TORQUE', resultValue: 10 }],
  })
  for (const _ of [1, 2]) await station.send('complete', message)
  for (const productSn of ['N-2', 'N-3']) await station.work(productSn, { TORQUE: 10 })
  await Promise.all([server(db).look(), server(other.db).look()])
  expect(await tellTools(db)).toBe(false)
  expect((await dueNotices()).slice(before.length)).toEqual(['ONE S10: 3 of 3 (Uses)'])
})

test('killed at any statement, each tool that is due is reported once', { timeout: 120_000 }, async () => {
  const expected = await dueNotices()
  let kills = 0
  for (let isDead = true, nth = 0; isDead; nth++) {
    await make(`K-${nth}`, { startUses: 9 })
    expected.push(`K-${nth}: 9 of 10 (Uses)`)
    const { plugin, died } = dyingAt(nth)
    await server(db.withPlugin(plugin))
      .look()
      .catch(() => {})
    isDead = died()
    if (isDead) kills += 1
    await db.updateTable('followerPositions').set({ retryAt: null }).execute()
    await Promise.all([server(db).look(), server(other.db).look()])
  }
  expect(kills).toBeGreaterThan(10)
  expect(await dueNotices()).toEqual(expected)
})
