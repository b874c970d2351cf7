import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { languages } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { headline, tablesOf } from '@takt/contract/report-tables.ts'
import { lines } from '@takt/contract/lines.ts'
import { reports } from '@takt/contract/reports.ts'
import { sayCell } from '@takt/contract/say-cell.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { paperFormats } from '../../platform/pdf/pdf.ts'
import { startLine } from '../../testing/line.ts'
import { textsOf } from '../../testing/pdf-text.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const aDay = 86_400_000
const began = Math.floor(Date.now() / aDay) * aDay - 2 * aDay + 10 * 3_600_000
const at = (instant: number) => vi.useFakeTimers({ toFake: ['Date'], now: instant })
const madeAt = isoOf(began - 10 * aDay)
await plant.db.updateTable('lines').set({ madeAt }).where('lineNumber', '=', 'L1').execute()
at(began)
await line.station('S10').work('R-1', { TORQUE: 20 })
await line.station('S10').work('R-2', { TORQUE: 10 })
at(began + 2 * aDay)
const period = { periodKind: 'day' as const, day: isoOf(began).slice(0, 10), remark: 'por año' }
const { reportId } = await admin(reports.make, period)
const report = await admin(reports.one, { reportId })

const fetched = async (language: string, of = 'L1') =>
  plant.app.inject({
    method: 'POST',
    url: `/api/reports/pdf/${of}`,
    headers: { authorization: `Bearer ${await plant.tokenFor('admin')}`, 'accept-language': language },
    payload: { reportId },
  })
const plain = (text: string) => text.replaceAll(/\s+/g, '')

test.each(languages)('the paper has exactly the figures of the record: %s', async (language) => {
  const [words, formats] = [spoken[language], paperFormats(language, report.timeZone)]
  const reply = await fetched(language)
  expect(reply.headers['content-type']).toBe('application/pdf')
  const all = plain(textsOf(reply.rawPayload).flat().join(''))
  for (const [name, cell] of headline(report.content, words))
    expect(all).toContain(plain(name + sayCell(cell, formats)))
  const tables = tablesOf(report, { words, language })
  expect(tables.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(4)
  // In the year it was made, too.
  for (const instant of [report.since, report.keptAt])
    expect(all).toContain(plain(`${formats.day(instant)} ${formats.clock(instant)}`))
  for (const { title, rows } of tables) {
    expect(all).toContain(plain(title))
    for (const row of rows) expect(all).toContain(plain(row.map((cell) => sayCell(cell, formats)).join('')))
  }
  expect(all).toContain('poraño')
  expect(all).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
})

test('a report of another line has no paper', async () => {
  await plant.as('admin')(lines.create, aLine('L2'))
  expect((await fetched('en', 'L2')).json()).toMatchObject({ key: 'record.unknown' })
})
