import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const say = (text) => console.error(`Takt: ${text}`)

const running = new Set()

/** Were we told to end? */
export const isInterrupted = () => lastAsked > 0

/**
 * Runs a program and answers its exit code. It gets a process group of its own, because Ctrl-C in a terminal would otherwise reach
 * it twice or three times (from the terminal, from npm and from here), and a second one may mean "at once".
 */
export function runChild(program, args, { cwd = root, env = {}, tied = true, output = 'inherit' } = {}) {
  const [first, ...rest] = [...(tied ? tie() : []), program, ...args]
  const stdin = process.stdin.isTTY ? 'ignore' : 'inherit'
  const child = spawn(first, rest, {
    cwd,
    env: { ...surroundings(program), ...env },
    stdio: [stdin, output, 'inherit'],
    detached: process.platform !== 'win32',
  })
  running.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  }).finally(() => running.delete(child))
}

/** Runs several until the first ends, then ends the others. */
export async function runAll(programs) {
  const codes = programs.map(({ program, args, ...options }) => runChild(program, args, options))
  const first = await Promise.race(codes)
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(codes)
  return first
}

// Whoever asks for `node` by name, as test tools do, shall get the one we chose.
function surroundings(program) {
  const own = path.isAbsolute(program) ? [path.dirname(program)] : []
  return {
    // What was compiled is kept: the server is ready to begin after half the time.
    NODE_COMPILE_CACHE: path.join(root, '.runtime/compiled'),
    ...process.env,
    PATH: [...own, path.join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter),
  }
}

/** On Linux the kernel can end a child whose parent was killed outright: two installations at once would spoil each other. */
function tie() {
  const works =
    process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig=TERM', 'true']).status === 0
  return works ? ['setpriv', '--pdeathsig=TERM'] : []
}

let lastAsked = 0
function passOn(signal) {
  const now = Date.now()
  const repeated = now - lastAsked < 500
  lastAsked = now
  if (repeated) return
  if (running.size === 0) process.exit(128 + constants.signals[signal])
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal))

// npm killed outright takes nobody with it, and asked to end it may end only its shell: what it started shall not hold the port
// for ever.
const parents = npmAndItsShell()
if (process.env.npm_lifecycle_event)
  setInterval(() => npmAndItsShell() !== parents && passOn('SIGTERM'), 300).unref()

/** The numbers of our parent and, where that is only npm's shell, of npm itself. */
function npmAndItsShell() {
  try {
    const isShell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').startsWith('sh\0-c')
    const npm = isShell ? /\) \w (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))?.[1] : ''
    return `${process.ppid} ${npm}`
  } catch {
    return `${process.ppid} ` // no Linux
  }
}
