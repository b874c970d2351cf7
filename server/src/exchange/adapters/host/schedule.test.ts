import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { startPlant } from '../../../testing/plant.ts'
import { readSchedule } from './b2mml.ts'
import { orderingHost } from '../../../testing/ordering-host.ts'

const plant = await startPlant()
afterAll(plant.close)

const { admin, send, outcomes, listed, logged } = orderingHost(plant)
const schedule = readFileSync(new URL('examples/PRO-20121210181416-27942.xml', import.meta.url), 'utf8')

describe('a B2MML production schedule', () => {
  const xml = { type: 'application/xml' }

  test('gives one order that makes SO1215, with its four material lines, the same material twice; twice imported it is still one', async () => {
    expect(outcomes(await send(schedule, xml))).toEqual(['created'])
    expect(outcomes(await send(schedule, xml))).toEqual(['unchanged'])
    expect(outcomes(await send(schedule, { path: '/api/host/b2mml/L1', type: 'text/plain' }))).toEqual([
      'unchanged',
    ])
    const found = await listed('258456')
    expect(found).toMatchObject([
      { typeNo: 'SO1215', orderNumber: 1, orderUnit: 'KG', orderName: 'Final 1215' },
    ])
    expect(await admin(orders.materials, { id: found[0]!.id })).toEqual([
      { seqNum: 1, bomCode: 'CRBN0001', bomQty: 5, unit: 'KG', position: 'BOX3' },
      { seqNum: 2, bomCode: 'CRBN0002', bomQty: 50, unit: 'KG', position: 'BOX1' },
      { seqNum: 3, bomCode: 'CRBN0001', bomQty: 811, unit: 'KG', position: 'BOX3' },
      { seqNum: 4, bomCode: 'CRBN0003', bomQty: 100, unit: 'KG', position: 'BOX4' },
    ])
    expect((await logged({ teleType: 'b2mmlSchedule' })).map(({ teleState }) => teleState)).toEqual([
      'ok',
      'ok',
      'ok',
    ])
  })

  test.each([
    [
      'an external entity',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><SyncProductionSchedule>&e;</SyncProductionSchedule>',
      'host.doctype',
    ],
    [
      'an entity bomb',
      `<!DOCTYPE b [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i} "&a;&a;&a;">`).join('')}]><b>&a29;</b>`,
      'host.doctype',
    ],
    ['an external document type', '<!doctype x SYSTEM "http://127.0.0.1:9/x.dtd"><x/>', 'host.doctype'],
    [
      'another message',
      '<SyncMaterialDefinition><DataArea/></SyncMaterialDefinition>',
      'host.message_unknown',
    ],
    ['half a document', schedule.slice(0, 900), 'host.unreadable'],
    ['a tower of elements', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, 'host.unreadable'],
    ['nothing', '', 'host.unreadable'],
    ['an entity nobody defined', schedule.replace('258456', '&foo;'), 'host.unreadable'],
    ['an ampersand alone', schedule.replace('Final 1215', 'Nuts & bolts'), 'host.unreadable'],
  ])('with %s is refused before anything is made of it', async (_, text, why) => {
    const since = performance.now()
    expect(await send(text, xml)).toMatchObject({ status: 400, key: why })
    expect(performance.now() - since).toBeLessThan(2000)
  })

  test('that names no product, or two, or half a piece is refused by order', async () => {
    expect(
      outcomes(
        await send(
          schedule.replace('<MaterialUse>Produced', '<MaterialUse>Consumed').replace('258456', 'NP-1'),
          xml,
        ),
      ),
    ).toEqual(['host.no_product'])
    expect(
      (await send(schedule.replace('1.000', '1.5').replace('258456', 'NP-2'), xml)).data!.answers,
    ).toMatchObject([{ key: 'call.invalid', field: 'orderNumber' }])
  })

  test('is read with prefixes, named times, a line of its own and characters that are written as such', () => {
    const text = `<?xml version="1.0"?><b:ProductionSchedule xmlns:b="x"><b:ProductionRequest><b:ID>A&amp;B &#x41;</b:ID><b:StartTime>2026-03-02T06:00:00Z</b:StartTime><b:EndTime>2026-03-03T06:00:00Z</b:EndTime>
      <b:Location><b:EquipmentID>L2</b:EquipmentID><b:EquipmentElementLevel>ProductionLine</b:EquipmentElementLevel></b:Location>
      <b:SegmentRequirement><b:MaterialProducedRequirement><b:MaterialDefinitionID>T1</b:MaterialDefinitionID><b:Quantity><b:QuantityString>7</b:QuantityString></b:Quantity></b:MaterialProducedRequirement></b:SegmentRequirement></b:ProductionRequest></b:ProductionSchedule>`
    expect(readSchedule(text)).toEqual([
      {
        orderCode: 'A&B A',
        typeNo: 'T1',
        orderNumber: 7,
        planStart: '2026-03-02T06:00:00Z',
        planEnd: '2026-03-03T06:00:00Z',
        lineNumber: 'L2',
        materials: [],
      },
    ])
  })

  test.each([
    ['XML', `<a>${'<a/>'.repeat(2_000_000)}</a>`, xml],
    ['JSON', `[${'[],'.repeat(8_000_000)}[]]`, {}],
  ])(
    'of millions of elements in %s is read aside: the stations are answered meanwhile',
    async (_, text, how) => {
      let longest = 0
      let since = performance.now()
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - since)
        since = performance.now()
      }, 5)
      const started = performance.now()
      expect(await send(text, how)).toMatchObject({
        status: 400,
        key: expect.stringMatching(/^host\./),
      })
      clearInterval(timer)
      // On the same thread the longest wait was nearly the whole.
      expect(longest).toBeLessThan((performance.now() - started) / 3)
    },
    60_000,
  )

  test('that is large gives its orders as a small one does', async () => {
    const padded = schedule.replace('258456', '258457').replace('</', `${' '.repeat(40_000)}</`)
    expect(outcomes(await send(padded, xml))).toEqual(['created'])
    expect(
      outcomes(await send(padded.replace('<MaterialUse>Produced', '<MaterialUse>Consumed'), xml)),
    ).toEqual(['host.no_product'])
  })
})
