import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isInterrupted, root, runChild, say } from './child.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const built = path.join(root, 'console/dist')
const half = path.join(root, '.runtime/console')
const old = path.join(root, '.runtime/console-old')
const stampOf = (directory) => path.join(directory, '.built-from')

/** Builds the console unless what is there was built from these very sources. */
export async function buildConsole(node) {
  const wanted = hashOfSources()
  const isFresh = () => existsSync(stampOf(built)) && readFileSync(stampOf(built), 'utf8') === wanted
  if (isFresh()) return
  await oneAtATime(async () => {
    if (isFresh()) return
    say('building the console …')
    await build(node)
    writeFileSync(stampOf(half), wanted)
    takeOver()
  })
}

async function build(node) {
  rmSync(half, { recursive: true, force: true })
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const words = ['build', '--outDir', half, '--emptyOutDir', '--logLevel', 'error']
  const code = await runChild(node, [vite, ...words], {
    cwd: path.join(root, 'console'),
    env: { NODE_ENV: 'production' },
  })
  if (isInterrupted()) throw new Error('interrupted; the next start begins this step again.')
  if (code !== 0) throw new Error('the console could not be built; the reason stands above.')
}

// In one move, so that a server that runs on this directory never sees half a console.
function takeOver() {
  rmSync(old, { recursive: true, force: true })
  if (existsSync(built)) renameSync(built, old)
  renameSync(half, built)
  rmSync(old, { recursive: true, force: true })
}

function hashOfSources() {
  const hash = createHash('sha256')
  const files = ['console', 'contract', 'statistics'].flatMap((home) => filesBelow(path.join(root, home)))
  for (const file of [path.join(root, 'package-lock.json'), ...files])
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const skipped = new Set(['node_modules', 'dist'])

function filesBelow(directory) {
  const entries = readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const inner = path.join(directory, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(inner)
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [inner] : []
  })
}
