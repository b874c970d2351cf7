import { described } from './reports.mjs'

/** Chance fails a test or two; failures in more files than this have a cause, which a second run would only hide. */
const mostFiles = 2

/**
 * Runs a check, and the files in which a test failed once more, by themselves: in a process, a database and a plant of their own. The second
 * try that a test has at once meets what its first one left there, an account of that name or a server that was ended, and cannot pass for it.
 * What passes now has passed at its second try only, and counts as such.
 * `run` takes the files, or none for all.
 */
export async function withSecondTry(run, isOver = () => false) {
  const first = await run()
  const { failed, lost = [], secondTries = [] } = first
  const files = [...new Set(lost.map(({ file }) => file))]
  const outsideOfTests = failed !== lost.length
  if (failed === 0 || outsideOfTests || files.length > mostFiles || isOver()) return first
  const second = await run(files)
  if (second.failed !== second.lost?.length) return first
  const fails = ({ file, title }) => second.lost.some((other) => other.file === file && other.title === title)
  const healed = lost.filter((test) => !fails(test))
  return {
    passed: first.passed + healed.length,
    failed: second.failed,
    lost: second.lost,
    secondTries: [...secondTries, ...healed.map(described)],
  }
}
