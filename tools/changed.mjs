// Since when the quick check has to look: the last commit it was green at.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './child.mjs'

const file = (home) => path.join(home, '.runtime/checked')
const git = (home, ...words) => execFileSync('git', words, { cwd: home, encoding: 'utf8' }).trim()

/** What a program imports is followed, and only the API's tests read migrations; whatever else it reads, or is set up by, may be read by any test. */
const isFollowed = (name) =>
  (/\.tsx?$/.test(name) && !/(^|\/)vitest\.config/.test(name)) ||
  /^(docs|\.github|server\/migrations)\/|^server\/schema\.sql$|\.md$/.test(name)

/** The commit at which all was green, and what is there that was changed since, where imports tell which tests that touches; else null, for everything. */
export function changedSinceGreen(home = root) {
  try {
    const since = readFileSync(file(home), 'utf8')
    const changed = [
      git(home, 'diff', '--name-only', since),
      git(home, 'ls-files', '--others', '--exclude-standard'),
    ]
    const files = changed.join('\n').split('\n').filter(Boolean)
    if (!files.every(isFollowed)) return null
    return { since, files: files.filter((name) => existsSync(path.join(home, name))) }
  } catch {
    return null // never green, or no commit of this history
  }
}

/** Green with something uncommitted is green of no commit: taken back, it might be red. */
export function noteGreen(home = root) {
  try {
    if (git(home, 'status', '--porcelain')) return
    mkdirSync(path.dirname(file(home)), { recursive: true })
    writeFileSync(file(home), git(home, 'rev-parse', 'HEAD'))
  } catch {
    // Without git every check is of everything.
  }
}
