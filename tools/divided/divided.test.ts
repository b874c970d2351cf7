import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placementOf } from '../../server/src/platform/db/distribution.ts'
import { allowed } from './allowed.ts'
import { readColumns } from './columns.ts'
import { readRecorded, type Recorded } from './recorded.ts'
import { judgeStatement } from './statement.ts'

// Runs after the tests of the project `server`, which record. What is not corrected yet is listed and only shrinks: `UPDATE_DIVIDED=1`.

const listFile = 'tools/divided/not-yet.json'
const notYet = new Set(JSON.parse(readFileSync(listFile, 'utf8')) as string[]) // written by this test

const columns = readColumns()
const plan = {
  placementOf,
  hasColumn: (table: string, column: string) => columns.get(table)?.has(column) ?? false,
}
const recorded = readRecorded()
const found = recorded.flatMap(judge)

if (process.env.UPDATE_DIVIDED && recorded.length > 0) {
  const open = [...new Set(found.map(({ about }) => about))].toSorted()
  writeFileSync(listFile, `${JSON.stringify(open, null, 2)}\n`)
}

test('the API tests have recorded their statements', () => {
  expect(
    recorded.length,
    'nothing is recorded: run tests of the project server first, they record into .runtime/statements',
  ).toBeGreaterThan(0)
})

test('every statement touches one line, or tables that are whole, or is listed with its reason', () => {
  const fresh = found.filter(({ about }) => !notYet.has(about))
  expect(fresh.map(({ about, file, text }) => `${file}: ${about}\n    ${text}`)).toEqual([])
})

test.runIf(process.env.ALL_RECORDED)(
  'the list is not much longer than what is open: UPDATE_DIVIDED=1',
  () => {
    const open = new Set(found.map(({ about }) => about))
    expect([...notYet].filter((about) => !open.has(about)).length).toBeLessThan(10)
    const unused = allowed.filter((each) => !recorded.some((one) => isAllowed(one, each)))
    expect(unused.map(({ reason }) => reason)).toEqual([])
  },
)

function judge(one: Recorded) {
  if (allowed.some((each) => isAllowed(one, each))) return []
  const { verb, tables, problems } = judgeStatement(one.text, plan, one.values)
  const about = `${verb} ${[...tables.keys()].toSorted().join(', ')}`
  const text = one.text.replaceAll(/\s+/g, ' ').slice(0, 400)
  return problems.map((problem) => ({
    about: `${about}: ${problem.replace(/:.*'.*/, '')}`,
    file: one.file,
    text,
  }))
}

function isAllowed({ file, text }: Recorded, each: (typeof allowed)[number]) {
  return (each.file?.test(file) ?? true) && (each.text?.test(text) ?? true)
}
