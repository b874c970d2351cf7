import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { notices } from '@takt/contract/notices.ts'
import { tools } from '@takt/contract/tools.ts'
import { lineHasTools } from './for-floor.queries.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { tellState } from '../../response/notices/watch.ts'

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
  await tellState(plant.db)
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

test('more uses are asked for by one person and allowed by another', async () => {
  await make('D-2', 2, 2)
  await mount('D-2')
  await station.complete('A-11', { TORQUE: 10 })
  expect(await tool('D-2')).toMatchObject({ frequencyAct: 2, toolStatus: 'locked' })
  const ask = { toolCode: 'D-2', askedUses: 4, reason: 'the new one comes tomorrow' }
  await expect(admin(tools.allowMore, { toolCode: 'D-2' })).rejects.toEqual(refused('tools.not_asked'))
  await admin(tools.askMore, ask)
  await expect(editor(tools.askMore, ask)).rejects.toEqual(refused('tools.asked_already'))
  await expect(admin(tools.allowMore, { toolCode: 'D-2' })).rejects.toEqual(refused('tools.same_person'))
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

test('a pass that is told late counts for the tool that was there at its time', async () => {
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
