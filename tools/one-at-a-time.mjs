import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isInterrupted, root, say } from './child.mjs'

const file = path.join(root, '.runtime/preparing.lock')
const beat = 2000
const silence = 30_000
const own = `${process.pid} ${hostname()}`

/** Two starts in one directory must not install or build at the same time: the second waits, and then finds it done. */
export async function oneAtATime(work) {
  await take()
  const beating = setInterval(() => utimes(file, new Date(), new Date(), () => {}), beat)
  try {
    return await work()
  } finally {
    clearInterval(beating)
    rmSync(file, { force: true })
  }
}

async function take() {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let told = false; !isInterrupted();) {
    if (write()) {
      await pause(100) // time for somebody who was just setting an abandoned lock aside to have taken ours for it
      if (read() === own) return
    }
    if (isAbandoned()) setAside()
    else if (!told) say('another start is preparing this directory; waiting for it …')
    told = true
    await pause(200)
  }
  throw new Error('interrupted.')
}

function write() {
  try {
    writeFileSync(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function read() {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Its process is dead, or nobody has touched it for long: the number may belong to somebody else by now. */
function isAbandoned() {
  const [pid, host] = read()?.split(' ') ?? []
  if (!pid) return false
  return isSilent() || (host === hostname() && !isAlive(Number(pid)))
}

function isSilent() {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > silence
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function setAside() {
  try {
    renameSync(file, `${file}.${process.pid}`)
    rmSync(`${file}.${process.pid}`, { force: true })
  } catch {
    // another was quicker
  }
}
