import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A check that is one piece. */
export const ofOne = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** `mayBeNone`: no matching test is all right. */
export function countVitest(file, code, mayBeNone = false) {
  const report = read(file)
  if (mayBeNone && code === 0 && !report?.numTotalTests) return { passed: 0, failed: 0 }
  if (!report) return ofOne(1)
  const unborn = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const such = (isSuch) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isSuch).map(({ fullName, failureMessages: [why] }) => ({
        file: name,
        title: fullName,
        why: firstLines(why),
      })),
    )
  const lost = [
    ...such(({ status }) => status === 'failed'),
    ...unborn.map(({ name, message }) => ({ file: name, title: name, why: firstLines(message) })),
  ]
  const secondTries = such(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  return {
    ...settle(report.numPassedTests, lost.length, code),
    lost,
    secondTries: secondTries.map(described),
  }
}

export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return ofOne(1)
  const { expected, unexpected, flaky } = report.stats
  const withStatus = (status) => report.suites.flatMap((suite) => specsOf(suite, status))
  return {
    ...settle(expected + flaky, unexpected, code),
    lost: withStatus('unexpected'),
    secondTries: withStatus('flaky').map(described),
  }
}

/**
 * So many tests of a whole run may need a second try on a machine that others use too; each is named. More are failures. Of 6,300 tests three
 * needed one in each of two runs on a machine at half its speed, never the same ones.
 */
export const mostSecondTries = 5

const specsOf = ({ specs = [], suites = [] }, status) => [
  ...specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ title, file, tests }) => ({ file, title: `${file}: ${title}`, why: firstErrorOf(tests) })),
  ...suites.flatMap((suite) => specsOf(suite, status)),
]

const firstErrorOf = (tests) => {
  const errors = tests.flatMap(({ results = [] }) => results.flatMap(({ error }) => error?.message ?? []))
  return firstLines(stripVTControlCharacters(errors[0] ?? ''))
}

/** A test that was lost, or nearly, with its first error. */
export const described = ({ title, why }) => (why ? `${title}: ${why}` : title)

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
