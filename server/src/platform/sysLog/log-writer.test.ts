import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { LogFolder } from './log-folder.ts'
import { LogWriter } from './log-writer.ts'
import { readBack } from './read-back.ts'

const root = mkdtempSync(path.join(tmpdir(), 'takt-log-'))
afterAll(() => rmSync(root, { recursive: true }))
let folders = 0
const fresh = () => {
  const folder = path.join(root, String(folders++))
  return { path: folder, folder: new LogFolder(folder) }
}
const aDay = 86_400_000
const start = Date.parse('2026-03-02T23:59:00Z')
const line = (time: number, msg: string) => `${JSON.stringify({ level: 30, time, msg })}\n`
const messagesIn = async (folder: LogFolder, limit = 500) =>
  (await readBack(folder, {}, [], limit)).rows.map(({ message }) => message)

test('each day has its file, and they are read as one, newest first', async () => {
  const { path: where, folder } = fresh()
  let now = start
  const writer = new LogWriter({ folder: where, server: 'a', now: () => now })
  for (let n = 0; n < 3; n++, now += aDay) writer.keep(line(now, `day ${n}`))
  writer.close()
  expect((await folder.files()).map(({ fileName }) => fileName)).toEqual([
    'takt-a-2026-03-04.001.log',
    'takt-a-2026-03-03.001.log',
    'takt-a-2026-03-02.001.log',
  ])
  expect(await messagesIn(folder)).toEqual(['day 2', 'day 1', 'day 0'])
})

test('two servers on one folder are read together, page by page, each entry once', async () => {
  const { path: where, folder } = fresh()
  const writers = ['a', 'b-1'].map((server) => new LogWriter({ folder: where, server, now: () => start }))
  for (let n = 0; n < 40; n++) writers[n % 3 === 0 ? 0 : 1]!.keep(line(start + n, `no ${n}`))
  const all: string[] = []
  let place: Awaited<ReturnType<typeof readBack>>['next'] = []
  while (place) {
    const page: Awaited<ReturnType<typeof readBack>> = await readBack(folder, {}, place, 7)
    all.push(...page.rows.map(({ message }) => message))
    place = page.next
  }
  expect(all).toEqual(Array.from({ length: 40 }, (_, n) => `no ${39 - n}`))
})

test('the entries of a killed process are kept', async () => {
  const { path: where, folder } = fresh()
  const module = new URL('log-writer.ts', import.meta.url).href
  const killed = `
    import { LogWriter } from ${JSON.stringify(module)}
    const writer = new LogWriter({ folder: ${JSON.stringify(where)}, server: 'a' })
    for (let n = 0; n < 1000; n++) writer.keep(JSON.stringify({ level: 30, time: 1e12 + n, msg: 'no ' + n }) + '\\n')
    process.kill(process.pid, 'SIGKILL')`
  expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', killed])).toThrow(
    'Command failed',
  )
  const all = await messagesIn(folder, 1000)
  expect([all.length, all[0]]).toEqual([1000, 'no 999'])
})

test('a line that was torn is passed by, and the next one is whole', async () => {
  const { path: where, folder } = fresh()
  const given = { folder: where, server: 'a', now: () => start }
  const first = new LogWriter(given)
  first.keep(line(start, 'before'))
  first.close()
  appendFileSync(path.join(where, 'takt-a-2026-03-02.001.log'), '{"level":30,"time":17')
  new LogWriter(given).keep(line(start, 'after'))
  expect(await messagesIn(folder)).toEqual(['after', 'before'])
})

test('a full disk costs lines and is counted; no more than that', () => {
  const { path: where } = fresh()
  writeFileSync(where, 'a file stands where the folder should')
  const writer = new LogWriter({ folder: where, server: 'a' })
  expect(() => writer.keep(line(start, 'lost'))).not.toThrow()
  expect(writer.lost).toBe(1)
})

test('a line of any length is read backwards over the blocks that contain it', async () => {
  const { path: where, folder } = fresh()
  const writer = new LogWriter({ folder: where, server: 'a', now: () => start })
  const lengths = [10, 60_000, 1, 65_000, 65_400, 3]
  for (const length of lengths)
    writer.keep(`${JSON.stringify({ level: 30, time: start, x: 'é'.repeat(length) })}\n`)
  const { rows } = await readBack(folder, {}, [], 100)
  expect(rows.map(({ details }) => details!.length - '{"x":""}'.length)).toEqual(lengths.toReversed())
})

test('a day is divided when it becomes too large', async () => {
  const { path: where, folder } = fresh()
  const writer = new LogWriter({ folder: where, server: 'a', now: () => start })
  const long = line(start, 'x'.repeat(1_000_000))
  for (let n = 0; n < 34; n++) writer.keep(long)
  expect((await folder.files()).map(({ part }) => part)).toEqual([2, 1])
})

describe('old files', () => {
  test('go by their day; a file that is being written stays', async () => {
    const { path: where, folder } = fresh()
    let now = start
    const writer = new LogWriter({ folder: where, server: 'a', now: () => now })
    for (let n = 0; n < 5; n++, now += aDay) writer.keep(line(now, `day ${n}`))
    const [newest, ...older] = (await folder.files()).map(({ fileName }) => path.join(where, fileName))
    for (const file of older) utimesSync(file, new Date(0), new Date(0))
    await folder.forget(2, now - aDay)
    expect((await messagesIn(folder)).at(-1)).toBe('day 2')
    const later = now + 100 * aDay
    utimesSync(newest!, new Date(later), new Date(later))
    await folder.forget(2, later)
    expect(await messagesIn(folder)).toEqual(['day 4'])
    await folder.forget(2, later + aDay)
    expect(await messagesIn(folder)).toEqual([])
  })
})

test('a link in the folder does not count as a log file', async () => {
  const { path: where, folder } = fresh()
  new LogWriter({ folder: where, server: 'a', now: () => start }).keep(line(start, 'ours'))
  const link = 'takt-b-2026-03-02.001.log'
  symlinkSync('/etc/passwd', path.join(where, link))
  expect((await folder.files()).map(({ server }) => server)).toEqual(['a'])
  expect(await folder.find(link)).toBeNull()
  await expect(folder.open({ fileName: link })).rejects.toMatchObject({ code: 'ELOOP' })
  expect(readFileSync(path.join(where, link), 'utf8')).toContain('root')
})
