import { readFileSync } from 'node:fs'

/** A check that is one piece. */
export const ofOne = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

export function countVitest(file, code) {
  const report = read(file)
  if (!report) return ofOne(1)
  const unborn = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const lost = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )
  const names = [
    ...lost.map(({ fullName, failureMessages }) => `${fullName}: ${firstLines(failureMessages[0])}`),
    ...unborn.map(({ name, message }) => `${name}: ${firstLines(message)}`),
  ]
  return { ...settle(report.numPassedTests, report.numFailedTests + unborn.length, code), names }
}

export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return ofOne(1)
  // A test that passed only at its second try is no test to rely on.
  return {
    ...settle(report.stats.expected, report.stats.unexpected + report.stats.flaky, code),
    names: report.suites.flatMap(lostSpecs),
  }
}

const lostSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file }) => `${file}: ${title}`),
  ...suites.flatMap(lostSpecs),
]

const firstLines = (text = '') => text.split('\n').slice(0, 12).join('\n  ')

// An error outside of every test, or no test at all, must not look like success.
const settle = (passed, failed, code) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
