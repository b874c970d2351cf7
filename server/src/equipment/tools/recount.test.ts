import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { toolCounters } from '@takt/contract/toolCounters.ts'
import { tools } from '@takt/contract/tools.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const station = line.station('S10')
const reason = 'x'

test('after passes, repeats, late messages, blocks, mounts and maintenance the counts are those of the passes', async () => {
  const random = randomOf(7)
  const codes = ['R-1', 'R-2']
  for (const code of codes) {
    const usesPerPass = code === 'R-1' ? 1 : 3
    const usual = { toolType: 'DIE', toolDescription: null, frequency: 10_000 }
    await admin(tools.create, { ...usual, toolCode: code, usesPerPass })
    await admin(tools.mount, { toolCode: code, stationNumber: 'S10' })
    const save = { toolCode: code, lifeLimit: null, warnShare: 0.9 }
    await admin(toolCounters.save, { ...save, counterKind: 'parts', startValue: 4 })
    await admin(toolCounters.save, { ...save, counterKind: 'cavity', cavities: 3 })
  }
  const since = Date.now()
  for (let i = 0; i < 60; i++) {
    const toolCode = codes[Math.floor(random() * 2)]!
    const cavity = 1 + Math.floor(random() * 3)
    const roll = random()
    const late = random() < 0.3 ? random() * (Date.now() - since) : 0
    const tried: Promise<unknown> =
      roll < 0.12
        ? admin(tools.mount, { toolCode, stationNumber: 'S10' })
        : roll < 0.2
          ? admin(tools.dismount, { toolCode })
          : roll < 0.25
            ? admin(tools.maintain, { toolCode, reason }).then(() =>
                admin(tools.giveBack, { toolCode, frequency: 10_000, reason }),
              )
            : roll < 0.35
              ? admin(toolCounters.block, { toolCode, cavity, reason })
              : roll < 0.42
                ? admin(toolCounters.open, { toolCode, cavity, reason })
                : station.send('complete', {
                    messageId: `R ${Math.floor(random() * 40)}`,
                    at: isoOf(Date.now() - late),
                    productSn: `R-${Math.floor(random() * 40)}`,
                    results: [{ resultCode: 'TORQUE', resultValue: 10 }],
                  })
    await tried.catch(() => null)
  }
  for (const toolCode of codes) {
    const { rows } = await sql<{ key: string; act: number; total: number }>`
      with worked as (
        select p.out_time, m.uses_per_pass as uses
        from tool_mounts m join passes p on p.line_number = 'L1' and p.station_number = m.station_number
          and p.out_time >= m.mounted_at and p.out_time < coalesce(m.dismounted_at, 'infinity')
        where m.line_number = 'L1' and m.tool_code = ${toolCode}
      ), made as (
        select c.cavity, w.out_time, w.uses from worked w
        join tool_counters c on c.tool_code = ${toolCode} and c.counter_kind = 'cavity' and w.out_time >= c.begun_at
        where not exists (
          select from tool_cavity_blocks b where b.tool_code = ${toolCode} and b.cavity = c.cavity
            and w.out_time >= b.blocked_at and w.out_time < coalesce(b.opened_at, 'infinity'))
      ), counted as (
        select 'cavity ' || cavity as key, out_time, uses from made
        union all select 'parts 0', out_time, uses from made
        -- Between the two the tool had no cavities.
        union all
        select 'parts 0', w.out_time, w.uses from worked w
        where w.out_time >= (select begun_at from tool_counters where tool_code = ${toolCode} and counter_kind = 'parts')
          and w.out_time < (select begun_at from tool_counters where tool_code = ${toolCode} and counter_kind = 'cavity' and cavity = 1)
      )
      select c.counter_kind || ' ' || c.cavity as key,
        coalesce(sum(n.uses) filter (where n.out_time >= coalesce(t.maintained_at, '-infinity')), 0)::int
          + case when t.maintained_at is null then c.start_value else 0 end as act,
        (coalesce(sum(n.uses), 0) + c.start_value)::int as total
      from tool_counters c
      join tools t on t.tool_code = c.tool_code
      left join counted n on n.key = c.counter_kind || ' ' || c.cavity
      where c.tool_code = ${toolCode}
      group by c.counter_kind, c.cavity, c.start_value, t.maintained_at order by c.counter_kind = 'cavity', c.cavity`.execute(
      plant.db,
    )
    const counterRows = (await admin(toolCounters.list, { toolCode })).map((one) => [
      `${one.counterKind} ${one.cavity}`,
      one.counterAct,
      one.counterTotal,
    ])
    expect(counterRows).toEqual(rows.map(({ key, act, total }) => [key, act, total]))
    expect(counterRows[0]?.[2]).toBeGreaterThan(10)
  }
})
