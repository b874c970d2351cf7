import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { units } from '@takt/contract/units.ts'
import { startPlant } from './testing/plant.ts'
import { adminPassword } from './testing/server-process.ts'
import { afterRecords, countRows, recordFiles, records, startTester } from './testing/tester.ts'

vi.useFakeTimers({ toFake: ['Date'], now: afterRecords })
const plant = await startPlant()
await plant.tokenFor('admin')
const url = await plant.app.listen({ host: '127.0.0.1', port: 0 })
const directory = mkdtempSync(path.join(tmpdir(), 'takt-import-'))
afterAll(async () => {
  rmSync(directory, { recursive: true })
  await plant.close()
})

const program = fileURLToPath(new URL('./import.ts', import.meta.url))
/** The command as a person types it. */
const bring = (files: string[], ...options: string[]) =>
  new Promise<{ code: number; lines: string[]; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, 'openhtf', ...files, '--url', url, ...options],
      (error, output, errors) =>
        resolve({ code: error ? Number(error.code) : 0, lines: output.trim().split('\n'), errors }),
    )
  })
const asAdmin = ['--user', 'admin', '--password', adminPassword]

test('a line, a station and a key are made for whoever may, and the key is good for this import only', async () => {
  const { code, lines } = await bring(recordFiles, ...asAdmin)
  expect(lines.at(-1)).toBe('40 records: 34 passed, 6 failed, 0 refused')
  expect(code).toBe(0)
  expect(lines[0]).toBe(`${recordFiles[0]}  PSU00001  FAIL  4 passes, held`)
  const admin = plant.as('admin', 'OPENHTF')
  expect((await admin(units.list, { processStatus: 'finished' })).total).toBe(34)
  expect((await admin(stations.list, {})).rows).toMatchObject([{ stationNumber: 'EOL', keyHint: null }])
})

test('a second import reports it and changes nothing but the key and the login it came with', async () => {
  const before = await countRows(plant)
  const { code, lines } = await bring(recordFiles, ...asAdmin)
  expect(lines.at(-1)).toBe('40 records: 34 passed, 6 failed, 0 refused (40 already known)')
  expect(lines[0]).toBe(`${recordFiles[0]}  PSU00001  FAIL  already known`)
  expect(code).toBe(0)
  const {
    audit_log: _entries,
    station_keys: _keys,
    known_browsers: _browsers,
    session_tickets: _tickets,
    ...after
  } = await countRows(plant)
  expect(before).toMatchObject(after)
})

test('one broken file among good ones is refused, named, and ends the command with 1', async () => {
  const broken = path.join(directory, 'broken.json')
  writeFileSync(broken, records[0]!.slice(0, 5000))
  const { key } = await startTester(plant, 'L1')
  const missing = path.join(directory, 'missing.json')
  const { code, lines } = await bring([broken, missing, recordFiles[1]!], '--line', 'L1', '--key', key)
  expect(lines[0]).toContain('PSU00002  PASS  4 passes, finished')
  expect(lines[1]).toBe(`${broken}  refused: This is not a complete OpenHTF record: JSON`)
  expect(lines[2]).toContain(`${missing}  refused: ENOENT`)
  expect(lines[3]).toBe('3 records: 1 passed, 0 failed, 2 refused')
  expect(code).toBe(1)
})

test('a station that has a key keeps it', async () => {
  const { code, errors } = await bring(recordFiles, '--line', 'L1', ...asAdmin)
  expect(code).toBe(1)
  expect(errors).toContain('has a key already')
})

test.each([
  [['--key', 'takt_wrong'], 'The station key is wrong or was revoked'],
  [['--user', 'admin', '--password', 'wrong'], 'account or password'],
  [[], 'Who brings the records?'],
  [['--key', 'k', '--url', 'http://127.0.0.1:9'], 'No server answers at http://127.0.0.1:9'],
  [['--colour', 'red'], '--colour'],
])('what is wrong is reported in a sentence: %j', async (options, sentence) => {
  const { code, errors } = await bring([recordFiles[0]!], ...options)
  expect(code).toBe(1)
  expect(errors).toContain(sentence)
  expect(errors).not.toContain('    at ')
})
