import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error -- a script without types
import { countPlaywright, countVitest } from './reports.mjs'

const resultsOf: Record<string, object[]> = {
  flaky: [{ error: { message: '\u001B[31mno button\u001B[39m' } }, {}],
  unexpected: [{ error: { message: 'no link' } }, { error: { message: 'no page' } }],
}

const count = (statuses: readonly string[], code = 0) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report')), 'browser.json')
  const ofStatus = (status: string) => statuses.filter((one) => one === status).length
  const specs = statuses.map((status, at) => ({
    title: `${at}`,
    file: 'x',
    tests: [{ status, results: resultsOf[status] }],
  }))
  const [expected, unexpected, flaky] = ['expected', 'unexpected', 'flaky'].map(ofStatus)
  writeFileSync(
    file,
    JSON.stringify({ stats: { expected, unexpected, flaky }, suites: [{ suites: [{ specs }] }] }),
  )
  return countPlaywright(file, code)
}

test('a browser test that needed a second try has passed, and is named', () => {
  expect(count(['expected', 'flaky', 'flaky'])).toEqual({
    passed: 3,
    failed: 0,
    lost: [],
    secondTries: ['x: 1: no button', 'x: 2: no button'],
  })
})

test('a test without a browser that needed a second try is named with its first error', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report')), 'unit.json')
  const assertionResults = [
    { status: 'passed', fullName: 'at once', failureMessages: [] },
    { status: 'passed', fullName: 'later', failureMessages: ['expected 1 to be 2'] },
  ]
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults: [{ assertionResults }] }),
  )
  expect(countVitest(file, 0)).toEqual({
    passed: 2,
    failed: 0,
    lost: [],
    secondTries: ['later: expected 1 to be 2'],
  })
})

test('a failure, an error outside of every test and an empty run are failures', () => {
  expect(count(['expected', 'unexpected'], 1)).toMatchObject({
    passed: 1,
    failed: 1,
    lost: [{ file: 'x', title: 'x: 1', why: 'no link' }],
  })
  expect(count(['expected'], 1)).toMatchObject({ failed: 1 })
  expect(count([])).toMatchObject({ failed: 1 })
})
