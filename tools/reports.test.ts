import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error -- a script without types
import { countPlaywright } from './reports.mjs'

const count = (statuses: readonly string[], code = 0) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report')), 'browser.json')
  const ofStatus = (status: string) => statuses.filter((one) => one === status).length
  const specs = statuses.map((status, at) => ({ title: `${at}`, file: 'x', tests: [{ status }] }))
  const [expected, unexpected, flaky] = ['expected', 'unexpected', 'flaky'].map(ofStatus)
  writeFileSync(
    file,
    JSON.stringify({ stats: { expected, unexpected, flaky }, suites: [{ suites: [{ specs }] }] }),
  )
  return countPlaywright(file, code)
}

test('a browser test that needed a second try is named, and three of them are failures', () => {
  const two = ['expected', 'flaky', 'flaky']
  expect(count(two)).toEqual({ passed: 3, failed: 0, names: [], secondTries: ['x: 1', 'x: 2'] })
  expect(count([...two, 'flaky'], 0)).toEqual({
    passed: 1,
    failed: 3,
    names: ['x: 1', 'x: 2', 'x: 3'],
    secondTries: [],
  })
})

test('a failure, an error outside of every test and an empty run are failures', () => {
  expect(count(['expected', 'unexpected'], 1)).toMatchObject({ passed: 1, failed: 1, names: ['x: 1'] })
  expect(count(['expected'], 1)).toMatchObject({ failed: 1 })
  expect(count([])).toMatchObject({ failed: 1 })
})
