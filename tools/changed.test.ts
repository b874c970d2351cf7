import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
// @ts-expect-error -- a script without types
import { changedSinceGreen, noteGreen } from './changed.mjs'

const home = mkdtempSync(path.join(tmpdir(), 'changed'))
afterAll(() => rmSync(home, { recursive: true }))
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...words], {
    cwd: home,
    encoding: 'utf8',
  }).trim()
const write = (name: string, text = name) => writeFileSync(path.join(home, name), text)
function commit() {
  git('add', '.')
  git('commit', '-q', '-m', 'x')
  return git('rev-parse', 'HEAD')
}

test('the quick check looks back to the commit it was green at, and at everything where imports do not tell', () => {
  git('init', '-q')
  write('.gitignore', '.runtime/')
  write('a.ts')
  const first = commit()
  expect(changedSinceGreen(home)).toBe(null)
  noteGreen(home)
  write('a.ts', 'changed')
  expect(changedSinceGreen(home)).toEqual({ since: first, files: ['a.ts'] })
  // Green with something uncommitted proves nothing about the commit.
  noteGreen(home)
  const second = commit()
  expect(changedSinceGreen(home)).toEqual({ since: first, files: ['a.ts'] })
  noteGreen(home)
  expect(changedSinceGreen(home)).toEqual({ since: second, files: [] })
  write('words.json')
  expect(changedSinceGreen(home)).toBe(null)
  rmSync(path.join(home, 'words.json'))
  write('new.ts')
  rmSync(path.join(home, 'a.ts'))
  expect(changedSinceGreen(home)).toEqual({ since: second, files: ['new.ts'] })
  mkdirSync(path.join(home, 'server/migrations'), { recursive: true })
  write('server/migrations/0001_more.sql')
  expect(changedSinceGreen(home)).not.toBe(null)
})
