import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../contract/src/locales/en/words.ts'
import { es } from '../contract/src/locales/es/words.ts'
import { ja } from '../contract/src/locales/ja/words.ts'
import { zh } from '../contract/src/locales/zh/words.ts'

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )

const wordAt = (book: object, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], book)

test('every term of the glossary is the same in the four languages as in the locale files', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.map(([path = '', , , ...terms]) => [path, ...terms])).toEqual(
    rows.map(([path = '']) => [path, ...[en, zh, es, ja].map((book) => wordAt(book, path))]),
  )
})

test('no term of the glossary is listed twice', () =>
  expect(new Set(rows.map(([path]) => path)).size).toBe(rows.length))

const figures = ['oee', 'availability', 'effectiveness', 'quality', 'okRate', 'gap'] as const

test.each(Object.entries({ en, zh, es, ja }))(
  'in %s a report and the failure summary call a figure as its field is called',
  (_, { field, passes, reports, failureSummary }) => {
    const { figureName } = reports
    expect(figures.map((name) => figureName[name])).toEqual(figures.map((name) => field[name]))
    expect(failureSummary.firstPassYield).toBe(field.firstPassYield)
    expect(reports.firstPassYield).toBe(failureSummary.firstPassEnded)
    expect(reports.finalYield).toBe(failureSummary.finalYieldEnded)
    // Other units are counted than on boards and of processes.
    expect(failureSummary.okWithoutFailure).not.toBe(field.okRate)
    expect(failureSummary.firstPassEnded).not.toBe(field.firstPassYield)
    expect(failureSummary.finalYieldEnded).not.toBe(passes.finalYield)
  },
)

test.each(Object.entries({ en, zh, es, ja }))('in %s every page has one name for a thing', (_, words) => {
  expect(words.equipmentStatistics.busyTime).toBe(words.boardFigures.term.plannedBusyTime)
  expect(words.reports.orders).toBe(words.find.bar.orders)
})

/** Words that a translator would choose, too, for what the glossary calls otherwise. */
const strays = {
  zh: { words: zh, stray: /工站|工步|机种|品种|治具/ },
  es: { words: es, stray: /herramienta|reproceso|chatarra/i },
  ja: { words: ja, stray: /品種|機種|(?<!改訂)版|材料ロット|リワーク|オーダー/ },
}

test.each(Object.entries(strays))('in %s nothing has a second name', (_, { words, stray }) => {
  const texts = (part: unknown): string[] =>
    typeof part === 'string' ? [part] : Object.values(part as object).flatMap(texts) // a book has only texts and parts
  expect(texts(words).filter((text) => stray.test(text))).toEqual([])
})
