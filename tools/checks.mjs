import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { withSecondTry } from './afresh.mjs'
import { changedSinceGreen, noteGreen } from './changed.mjs'
import { isInterrupted, root, runChild, say } from './child.mjs'
import { findChromium, findPostgres } from './host.mjs'
import { countPlaywright, countVitest, described, mostSecondTries, ofOne } from './reports.mjs'
import { startThrowAway } from './throw-away.mjs'

/**
 * The quick part, all at once: types, the house's rules, and since the last green check: lint of what changed, and the units it can touch.
 * `--all`: every file, every unit. `npm test` always runs everything.
 */
export async function runChecks(node, args) {
  const changed = args.includes('--all') ? null : changedSinceGreen()
  const of = changed ? ['--changed', changed.since, '--passWithNoTests'] : []
  const linted = changed?.files.filter((name) => /\.tsx?$/.test(name))
  const unitsOf = vitest(changed ? 'units of what changed' : 'units', ['unit', 'console', 'alone'], {
    words: of,
    mayBeNone: changed !== null,
  })
  const lints = !linted ? [lint] : linted.length > 0 ? [lintOf(linted)] : []
  const code = await run(node, [[unitsOf, types, vitest('house', ['house']), ...lints, format]])
  if (code === 0) noteGreen()
  return code
}

/** Everything. */
export const runTests = (node) =>
  run(node, [
    [types, lint, format],
    // The API's tests wait half of their time, for databases and for what must not be hurried: units compute meanwhile.
    [units, [onEmbedded, divided, onGivenPostgres]],
    [browser],
  ])

const reports = path.join(root, '.runtime/reports')
const tool = (file) => path.join(root, 'node_modules', file)

/** Types and lint are written in Go, which may collect its garbage less often while there is room: a fifth less of the processor. */
const goRoom = { GOGC: process.env.GOGC ?? '300', GOMEMLIMIT: process.env.GOMEMLIMIT ?? '4GiB' }
const ofProgram = (name, words) => ({
  name,
  run: async (node, output) => ofOne(await runChild(node, words, { output, env: goRoom })),
})
const built = path.join(root, '.runtime/types.tsbuildinfo')
// Each parses again what the others need too: four of them take more than twice the processor of one. Lint runs at the same time.
const checkers = Math.max(1, Math.floor(availableParallelism() / 4))
const types = ofProgram('types', [
  tool('typescript/bin/tsc'),
  '-p',
  root,
  '--incremental',
  '--tsBuildInfoFile',
  built,
  '--checkers',
  String(checkers),
])
const lintWords = [tool('oxlint/bin/oxlint'), '--type-aware', '--quiet']
const lint = ofProgram('lint', lintWords)
// All files take 65 s of the processor.
const lintOf = (files) => ofProgram('lint of what changed', [...lintWords, ...files])
const format = ofProgram('format', [tool('oxfmt/bin/oxfmt'), '--check', root])

function vitest(name, projects, { env = {}, words = [], only = [], mayBeNone = false } = {}) {
  const report = path.join(reports, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const run = async (node, output, files = only) => {
    rmSync(report, { force: true })
    const asked = [tool('vitest/vitest.mjs'), 'run', ...chosen, ...reporters, ...words, ...files]
    return countVitest(report, await runChild(node, asked, { env, output }), mayBeNone)
  }
  return { name, run }
}

/** A worker a core, as they only compute. */
const units = vitest('house, units', ['house', 'unit', 'console', 'alone'], {
  words: [`--maxWorkers=${availableParallelism()}`],
})

const onEmbedded = {
  name: 'API on the built-in PostgreSQL',
  run(node, output, files) {
    if (!files) rmSync(path.join(root, '.runtime/statements'), { recursive: true, force: true })
    return vitest(this.name, ['server'], { env: { TEST_DATABASE_URL: '' } }).run(node, output, files)
  },
}

/** The statements of the API tests: each touches one line. */
const divided = vitest('tables that can be divided', ['divided'], { env: { ALL_RECORDED: '1' } })

const onGivenPostgres = {
  name: 'API on a PostgreSQL of the system',
  async run(node, output, files) {
    const cluster = process.env.TEST_DATABASE_URL ? given : await startThrowAway(await findPostgres())
    try {
      const words = ['--exclude', 'server/src/platform/db/embedded/**']
      const env = { TEST_DATABASE_URL: cluster.url, ALL_RECORDED: '1' }
      return await vitest(this.name, ['server'], { env, words, only: askedAgain }).run(node, output, files)
    } finally {
      await cluster.stop()
    }
  },
}
/** Whether it knows each statement that was recorded, what rests on its own behaviour, and one room of the line's writer. */
const askedAgain = [
  'server/src/testing/older-postgres',
  'server/src/platform/db',
  'server/src/execution/floor/floor.test',
  'server/src/execution/floor/crowd.test',
]

const given = { url: process.env.TEST_DATABASE_URL, stop: async () => {} }

const browser = {
  name: 'browser',
  async run(node, output, files = []) {
    const report = path.join(reports, 'browser.json')
    const env = { CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    rmSync(report, { force: true })
    const words = [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...files]
    return countPlaywright(report, await runChild(node, words, { cwd: path.join(root, 'e2e'), env, output }))
  },
}

/**
 * Group after group. What is in one group runs at once, a row of checks in it one after the other, so what it prints is kept, and shown
 * where it failed.
 */
async function run(node, groups) {
  mkdirSync(reports, { recursive: true })
  const sum = { passed: 0, failed: 0 }
  const lines = []
  const lost = []
  const retried = []
  const attempt = async (check, isApart) => {
    if (isInterrupted()) return
    say(`${check.name} …`)
    const since = performance.now()
    const running = isApart ? apart(node, check) : tried(node, check)
    const { passed, failed, notRun, lost: failures = [], secondTries = [] } = await running.catch(explain)
    sum.passed += passed
    sum.failed += failed
    const line = `${check.name}: ${notRun ? `NOT RUN. ${notRun}` : `${passed} passed, ${failed} failed (${Math.round((performance.now() - since) / 1000)} s)`}`
    lines.push(line)
    if (isApart) say(line)
    lost.push(...failures.map(described))
    retried.push(...secondTries)
  }
  const inTurn = async (row, isApart) => {
    for (const check of row) await attempt(check, isApart)
  }
  for (const group of groups) await Promise.all(group.map((one) => inTurn([one].flat(), group.length > 1)))
  const tooMany = retried.length > mostSecondTries
  if (tooMany) sum.failed += retried.length
  // A build machine keeps the end of the output: which test failed has to be there.
  for (const line of lines) say(line)
  for (const name of lost) say(`FAILED ${name}`)
  for (const name of retried) say(`${tooMany ? 'FAILED, ' : ''}passed at its second try only: ${name}`)
  if (isInterrupted()) say('interrupted before the end.')
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed || isInterrupted() ? 1 : 0
}

const tried = (node, check, output) =>
  withSecondTry((files) => {
    if (files) say(`${check.name}: once more, by themselves: ${files.join(', ')}`)
    return check.run(node, output, files)
  }, isInterrupted)

async function apart(node, check) {
  const file = path.join(reports, `${check.name}.log`)
  const output = openSync(file, 'w')
  const outcome = await tried(node, check, output).finally(() => closeSync(output))
  if (outcome.failed) console.error(readFileSync(file, 'utf8'))
  return outcome
}

/** Something the machine lacks is said, and counts as neither; anything else that went wrong is a failure. */
function explain(error) {
  if (error.isLacking) return { passed: 0, failed: 0, notRun: error.message }
  say(error.stack)
  return { passed: 0, failed: 1 }
}
