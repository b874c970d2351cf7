import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const password = 'throw-away'
const isRoot = process.getuid?.() === 0
const ids = isRoot ? { uid: 65534, gid: 65534 } : {} // PostgreSQL refuses root

/** A PostgreSQL server for one run of the tests, from the system's programs, as a plant would have one: by network, with a password. */
export async function startThrowAway(programs) {
  const home = mkdtempSync(path.join(tmpdir(), 'takt-postgres-'))
  const secret = path.join(home, 'password')
  const data = path.join(home, 'data')
  writeFileSync(secret, password)
  if (isRoot) for (const each of [home, secret]) chownSync(each, ids.uid, ids.gid)
  const options = { ...ids, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' }, encoding: 'utf8' }
  const remove = () => rmSync(home, { recursive: true, force: true })
  try {
    settle(
      spawnSync(
        path.join(programs, 'initdb'),
        [
          '-D',
          data,
          '-U',
          'postgres',
          '-E',
          'UTF8',
          '--locale=C',
          '--auth=scram-sha-256',
          `--pwfile=${secret}`,
        ],
        options,
      ),
    )
    const role = `create role takt login createdb createrole password '${password}';\n`
    settle(
      spawnSync(
        path.join(programs, 'postgres'),
        ['--single', '-D', data, '-c', 'exit_on_error=on', 'postgres'],
        { ...options, input: role },
      ),
    )
    const port = await freePort()
    const words = [
      '-D',
      data,
      '-k',
      home,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `port=${port}`,
      '-c',
      'max_connections=200',
    ]
    const server = spawn(path.join(programs, 'postgres'), words, { ...options, stdio: 'ignore' })
    const ended = once(server, 'exit')
    const stop = async () => {
      server.kill('SIGINT')
      await ended
      remove()
    }
    process.once('exit', () => server.kill('SIGINT'))
    await untilReady(programs, port, server)
    return { url: `postgres://takt:${password}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    remove()
    throw error
  }
}

function settle({ status, stderr, error }) {
  if (status !== 0)
    throw new Error(`The system's PostgreSQL could not be set up for the tests: ${stderr ?? error?.message}`)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

async function untilReady(programs, port, server) {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) break
    if (
      spawnSync(path.join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0
    )
      return
    await pause(100)
  }
  throw new Error("The system's PostgreSQL did not start for the tests.")
}
