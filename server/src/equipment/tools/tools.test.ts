import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { notices } from '@takt/contract/notices.ts'
import { mostUses, tools } from '@takt/contract/tools.ts'
import { lineHasTools } from './for-floor.queries.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { tellNews } from '../../testing/tell-news.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const station = line.station('S10')
const tool = (toolCode: string) => admin(tools.one, { toolCode })
const make = (toolCode: string, frequency: number, usesPerPass = 1) =>
  admin(tools.create, { toolCode, toolType: 'DIE', toolDescription: null, frequency, usesPerPass })
const mount = (toolCode: string, stationNumber = 'S10') => admin(tools.mount, { toolCode, stationNumber })
const dismount = (toolCode: string) => admin(tools.dismount, { toolCode })
const refused = (key: string) => expect.objectContaining({ key })

test('it wears with each pass at its station, is due at 90 % and locked at its end', async () => {
  await make('D-1', 10)
  await mount('D-1')
  for (let n = 1; n <= 8; n++) await station.work(`A-${n}`, { TORQUE: 10 })
  await line.station('S20').work('A-1', { VOUT: 5 })
  expect(await tool('D-1')).toMatchObject({ frequencyAct: 8, totalUses: 8, toolStatus: 'mounted' })
  await station.work('A-9', { TORQUE: 20 })
  expect(await tool('D-1')).toMatchObject({ frequencyAct: 9, toolStatus: 'due' })
  await tellNews(plant.db)
  const { rows } = await plant.as('admin')(notices.list, { eventType: 'toolDue' })
  expect(rows.map(({ about }) => about)).toEqual(['D-1'])
  await station.arrive('A-10')
  await station.complete('A-10', { TORQUE: 10 })
  expect(await tool('D-1')).toMatchObject({ toolStatus: 'locked', usedShare: 1 })
  expect(await station.arrive('A-11')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'toolLocked', about: 'D-1' }],
  })
  expect(await line.station('S20').arrive('A-2')).toMatchObject({ answer: 'go' })
})

test('maintained, its uses begin anew and its life may be shorter; what it made in all stays', async () => {
  await admin(tools.maintain, { toolCode: 'D-1', reason: 'grind' })
  expect(await station.arrive('A-11')).toMatchObject({ answer: 'go' })
  await expect(mount('D-1')).rejects.toEqual(refused('tools.wrong_state'))
  await admin(tools.giveBack, { toolCode: 'D-1', frequency: 8, reason: 'ground' })
  expect(await tool('D-1')).toMatchObject({
    toolStatus: 'available',
    frequency: 8,
    frequencyAct: 0,
    totalUses: 10,
    stationNumber: null,
  })
})

test('more uses are requested by one person and allowed by another', async () => {
  await make('D-2', 2, 2)
  await mount('D-2')
  await station.complete('A-11', { TORQUE: 10 })
  expect(await tool('D-2')).toMatchObject({ frequencyAct: 2, toolStatus: 'locked' })
  const ask = { toolCode: 'D-2', askedUses: 4, reason: 'the new one comes tomorrow' }
  await expect(admin(tools.allowMore, { toolCode: 'D-2' })).rejects.toEqual(refused('tools.not_asked'))
  await admin(tools.askMore, ask)
  await expect(editor(tools.askMore, ask)).rejects.toEqual(refused('tools.asked_already'))
  await expect(admin(tools.allowMore, { toolCode: 'D-2' })).rejects.toEqual(refused('tools.same_person'))
  await admin(tools.refuseMore, { toolCode: 'D-2', reason: 'meant another tool' })
  expect(await tool('D-2')).toMatchObject({ frequency: 2, askedUses: null, toolStatus: 'locked' })
  await admin(tools.askMore, ask)
  await editor(tools.allowMore, { toolCode: 'D-2' })
  expect(await tool('D-2')).toMatchObject({ frequency: 6, askedUses: null, toolStatus: 'mounted' })
  await dismount('D-2')
  await expect(dismount('D-2')).rejects.toEqual(refused('tools.wrong_state'))
})

test('a worn tool is not mounted, nor where no station is; one that is scrapped never again', async () => {
  await expect(mount('D-9')).rejects.toEqual(refused('record.unknown'))
  await make('D-3', 1)
  await expect(make('D-3', 1)).rejects.toEqual(refused('record.code_taken'))
  await expect(mount('D-3', 'S77')).rejects.toEqual(refused('operators.no_station'))
  await mount('D-3')
  await station.work('W-1', { TORQUE: 10 })
  await dismount('D-3')
  await expect(mount('D-3')).rejects.toEqual(refused('tools.worn'))
  await admin(tools.scrap, { toolCode: 'D-3', reason: 'broken' })
  await expect(mount('D-3')).rejects.toEqual(refused('tools.wrong_state'))
})

test('a pass that is reported late counts for the tool that was there at its time', async () => {
  await make('OLD', 100)
  await make('NEW', 100)
  await mount('OLD')
  const then = nowIso()
  await dismount('OLD')
  await mount('NEW')
  await station.work('LATE-1', { TORQUE: 10 }, { at: then })
  expect([(await tool('OLD')).totalUses, (await tool('NEW')).totalUses]).toEqual([1, 0])
  await dismount('NEW')
})

test('a life becomes longer by a second person only', async () => {
  await make('L-1', 100)
  await admin(tools.maintain, { toolCode: 'L-1', reason: 'grind' })
  const back = (frequency: number) => admin(tools.giveBack, { toolCode: 'L-1', frequency, reason: 'ground' })
  await expect(back(101)).rejects.toMatchObject({ key: 'tools.longer_life', field: 'frequency' })
  expect(await back(90)).toMatchObject({ frequency: 90, toolStatus: 'available' })
})

test('a count never overflows: a request is limited, and a full count stays full', async () => {
  const wrong = (field: string) => expect.objectContaining({ key: 'call.invalid', field })
  await expect(make('M-1', mostUses + 1)).rejects.toEqual(wrong('frequency'))
  await make('M-1', mostUses - 5, 1000)
  const ask = (askedUses: number) => admin(tools.askMore, { toolCode: 'M-1', askedUses, reason: 'x' })
  await expect(ask(mostUses + 1)).rejects.toEqual(wrong('askedUses'))
  await expect(ask(6)).rejects.toMatchObject({
    key: 'tools.too_many',
    field: 'askedUses',
    facts: { left: 5 },
  })
  await ask(5)
  expect(await editor(tools.allowMore, { toolCode: 'M-1' })).toMatchObject({ frequency: mostUses })
  await mount('M-1')
  await plant.db
    .updateTable('tools')
    .set({ frequencyAct: mostUses - 1, totalUses: mostUses - 1 })
    .where('toolCode', '=', 'M-1')
    .execute()
  await station.complete('M-1', { TORQUE: 10 })
  expect(await tool('M-1')).toMatchObject({
    frequencyAct: mostUses,
    totalUses: mostUses,
    toolStatus: 'locked',
  })
  await dismount('M-1')
})

test('one tool is at a position, also where two are mounted at once', async () => {
  for (const code of ['P-1', 'P-2', 'P-3']) await make(code, 100)
  const at = (toolCode: string, position: string | null) =>
    admin(tools.mount, { toolCode, stationNumber: 'S10', position })
  const both = await Promise.allSettled([at('P-1', 'A'), at('P-2', 'A')])
  const [won, lost] = both[0].status === 'fulfilled' ? ['P-1', 'P-2'] : ['P-2', 'P-1']
  expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { key: 'tools.position_taken', field: 'position', facts: { toolCode: won } } },
  ])
  await at('P-3', 'B')
  await dismount(won)
  await at(lost, 'A')
  for (const code of [lost, 'P-3']) await dismount(code)
  for (const code of ['P-1', 'P-2']) await at(code, null)
  for (const code of ['P-1', 'P-2']) await dismount(code)
})

test('what is scrapped stays as it was', async () => {
  await make('X-1', 100)
  await admin(tools.askMore, { toolCode: 'X-1', askedUses: 5, reason: 'x' })
  const { revision } = await admin(tools.scrap, { toolCode: 'X-1', reason: 'broken' })
  const draft = { toolCode: 'X-1', toolType: 'OTHER', toolDescription: null, usesPerPass: 9, revision }
  const wrong = refused('tools.wrong_state')
  await expect(admin(tools.update, draft)).rejects.toEqual(wrong)
  await expect(admin(tools.askMore, { toolCode: 'X-1', askedUses: 5, reason: 'x' })).rejects.toEqual(wrong)
  await expect(editor(tools.allowMore, { toolCode: 'X-1' })).rejects.toEqual(wrong)
  await expect(editor(tools.refuseMore, { toolCode: 'X-1', reason: 'x' })).rejects.toEqual(wrong)
  await expect(admin(tools.scrap, { toolCode: 'X-1', reason: 'x' })).rejects.toEqual(wrong)
  expect(await tool('X-1')).toMatchObject({ toolType: 'DIE', frequency: 100, askedUses: null })
})

test('a worn tool that was taken off blocks nothing, also where the unit is reported late', async () => {
  await make('W-2', 1)
  await mount('W-2')
  const then = nowIso()
  await station.complete('W-2', { TORQUE: 10 })
  expect(await station.arrive('W-3', { at: then })).toMatchObject({ reasons: [{ reason: 'toolLocked' }] })
  await dismount('W-2')
  expect(await station.arrive('W-3')).toMatchObject({ answer: 'go' })
  expect(await station.arrive('W-4', { at: then })).toMatchObject({ answer: 'go' })
})

test('after passes, repeats, mounts and maintenance in any order the count is that of the passes', async () => {
  const random = randomOf(3)
  const codes = ['R-1', 'R-2']
  for (const code of codes) await make(code, 10_000, code === 'R-1' ? 1 : 3)
  lineHasTools.forget(plant.db, 'L1')
  for (let i = 0; i < 60; i++) {
    const code = codes[Math.floor(random() * 2)]!
    const roll = random()
    const reason = 'x'
    const tried: Promise<unknown> =
      roll < 0.2
        ? mount(code)
        : roll < 0.3
          ? dismount(code)
          : roll < 0.35
            ? admin(tools.maintain, { toolCode: code, reason }).then(() =>
                admin(tools.giveBack, { toolCode: code, frequency: 10_000, reason }),
              )
            : station.send('complete', {
                messageId: `R ${Math.floor(random() * 25)}`,
                at: nowIso(),
                productSn: `R-${Math.floor(random() * 25)}`,
                results: [{ resultCode: 'TORQUE', resultValue: 10 }],
              })
    await tried.catch(() => null)
  }
  for (const toolCode of codes) {
    const { rows } = await sql<{ uses: number; total: number }>`
      select coalesce(sum(m.uses_per_pass) filter (where p.out_time >= coalesce(t.maintained_at, '-infinity')), 0)::int as uses,
             coalesce(sum(m.uses_per_pass), 0)::int as total
      from tools t
      join tool_mounts m on m.line_number = 'L1' and m.tool_code = t.tool_code
      join passes p on p.line_number = 'L1' and p.station_number = m.station_number
        and p.out_time >= m.mounted_at and p.out_time < coalesce(m.dismounted_at, 'infinity')
      where t.line_number = 'L1' and t.tool_code = ${toolCode}`.execute(plant.db)
    const { frequencyAct, totalUses } = await tool(toolCode)
    expect({ uses: frequencyAct, total: totalUses }).toEqual(rows[0])
    expect(totalUses).toBeGreaterThan(3)
  }
})
