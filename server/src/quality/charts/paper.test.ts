import { afterAll, expect, test } from 'vitest'
import { capabilityFacts } from '@takt/contract/capability-facts.ts'
import { charts } from '@takt/contract/charts.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { firstTargets } from '@takt/contract/first-targets.ts'
import { formatsFor } from '@takt/contract/formats.ts'
import { languages } from '@takt/contract/languages.ts'
import { lines } from '@takt/contract/lines.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { reportCard } from '@takt/contract/report-card.ts'
import { settings } from '@takt/contract/settings.ts'
import { normal } from '@takt/statistics/distributions.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { textsOf } from '../../testing/pdf-text.ts'
import { paperOf } from './paper.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic, aLine, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
await plant.db.insertInto('plant').values({ plantName: '苏州 Süd', timeZone: 'Asia/Shanghai' }).execute()
const start = Date.parse('2026-03-02T20:30:00.000Z')
await ensureMonth(plant.db, isoOf(start))
const set = await storedSet(plant.db, 'P', [
  {
    ...aCharacteristic(1, 'BORE', { lowerSpecLimit: 6, upperSpecLimit: 14, unitCount: 1 }),
    resultName: '孔の直径',
  },
])
const pass = async (i: number, value: number) => {
  const unit = await storedUnit(plant.db, 'P', { productSn: `P-${i}` })
  await storedPass(plant.db, unit, isoOf(start + i * 60_000), { setKey: set.setKey, values: [value] })
}
for (let i = 0; i < 60; i++)
  await pass(i, i === 50 ? 15.5 : 10 + normal().quantile((((i * 37) % 60) + 0.5) / 60)!)
const admin = plant.as('admin', 'P')
await admin(lines.create, aLine('P'))
const chartInput = { colSetId: 'P', colSetVersion: 1, stationNumber: 'S10', resultCode: 'BORE' }
const { reportId } = await admin(charts.freeze, {
  ...chartInput,
  reportTitle: 'Erstmuster 首件',
  remark: 'por año',
})
const kept = await admin(charts.one, { reportId })

const fetched = async (language: string, token = 'admin', id = reportId) =>
  plant.app.inject({
    method: 'POST',
    url: '/api/charts/pdf/P',
    headers: { authorization: `Bearer ${await plant.tokenFor(token)}`, 'accept-language': language },
    payload: { reportId: id },
  })
const readIn = async (language: string) => textsOf((await fetched(language)).rawPayload)
const plain = (text: string) => text.replaceAll(/\s+/g, '')

test.each(languages)('the paper has exactly the figures of the record: %s', async (language) => {
  const [words, formats] = [spoken[language], formatsFor(language, 'Asia/Shanghai')]
  const reply = await fetched(language)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toContain('.pdf')
  const texts = textsOf(reply.rawPayload).flat()
  const all = plain(texts.join(''))
  const names = { cp: 'Cp', cpk: 'Cpk', pp: 'Pp', ppk: 'Ppk' }
  for (const { label, value, interval = '' } of capabilityFacts(kept.report, names, words, formats))
    expect(all).toContain(plain(`${label}${value}${interval}`))
  for (const { name, text } of reportCard(kept.report, words, formats))
    expect(all).toContain(plain(name + text))
  expect(texts).toEqual(
    expect.arrayContaining(['Erstmuster 首件', '苏州 Süd', 'Asia/Shanghai', 'por año', 'P v1']),
  )
  expect(all).toContain('孔の直径(BORE)')
  // 20:30 in UTC is the next morning in Shanghai.
  expect(all).toContain(plain(`${formats.day('2026-03-02T20:30:00.000Z')} 04:30`))
  expect(all).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
})

test('after later values, limits, another convention and zone it reads the same', async () => {
  const before = await readIn('en')
  await admin(chartLimits.freeze, {
    ...chartInput,
    chartKind: 'iMr',
    from: isoOf(start),
    to: isoOf(start + 30 * 60_000),
    rules: ['1'],
    reason: 'run',
    validFrom: isoOf(start),
  } as never)
  await pass(200, 13)
  const targets = { ...firstTargets, convention: 'iso22514' as const }
  await plant.as('admin')(
    settings.save,
    theSettings({ targets, plant: { plantName: '苏州 Süd', timeZone: 'UTC', dayStart: '00:00' } }),
  )
  expect((await admin(charts.report, chartInput)).figures).not.toEqual(kept.report.figures)
  expect(await readIn('en')).toEqual(before)
  const { reportId: later } = await admin(charts.freeze, { ...chartInput, reportTitle: 'Later' })
  const now = textsOf((await fetched('en', 'admin', later)).rawPayload).flat()
  expect(now.join(' ')).toMatch(/Cwk/)
  expect(before.flat().join(' ')).not.toMatch(/Cwk/)
})

test('the paper of a frozen report is the same file whenever it is asked for', async () => {
  const first = (await fetched('en')).rawPayload
  await new Promise((resolve) => setTimeout(resolve, 1100)) // its instants are whole seconds
  expect((await fetched('en')).rawPayload.equals(first)).toBe(true)
})

test('of more signals than are written the paper gives their number, in the figures of its reader', () => {
  const broken = Array.from({ length: 1500 }, (_, at) => ({
    chart: 'location' as const,
    rule: 1,
    at: at % 60,
  }))
  const many = { ...kept, report: { ...kept.report, broken } }
  const section = paperOf(many, 'Plant', spoken.en).sections.at(-1)!
  expect([section.title, section.note]).toEqual([
    'Signals (1,500)',
    expect.stringContaining('The latest 200 of 1,500'),
  ])
  expect(section.table!.rows).toHaveLength(200)
})

test('of a report that is not there nothing is made', async () => {
  const reply = await fetched('en', 'admin', '01890a5d-ac96-774b-bcce-b302099a8057')
  expect(reply.json()).toMatchObject({ key: 'record.unknown' })
})
