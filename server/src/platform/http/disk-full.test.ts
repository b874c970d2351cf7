import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { asOwner } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'
import { callerOver, startProcess } from '../../testing/server-process.ts'

const plant = await startPlant()
afterAll(plant.close)

const aLine = (lineNumber: string) => ({ lineNumber, lineName: lineNumber, location: null, manager: null })

test('a full disk has an error of its own', async () => {
  await asOwner(
    plant.ownerUrl,
    `create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  )
  await asOwner(
    plant.ownerUrl,
    'create trigger full_disk before insert on lines for each row execute function full_disk()',
  )
  await expect(plant.as('admin')(lines.create, aLine('L1'))).rejects.toMatchObject({
    key: 'call.storage_full',
  })
  await asOwner(plant.ownerUrl, 'drop trigger full_disk on lines')
  await expect(plant.as('admin')(lines.create, aLine('L1'))).resolves.toMatchObject({ lineNumber: 'L1' })
})

const directory = mkdtempSync(path.join(tmpdir(), 'takt-disk-'))
const canMount =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', directory]).status === 0
chmodSync(directory, 0o711)
afterAll(() => {
  if (canMount) execFileSync('umount', ['-l', directory])
  rmSync(directory, { recursive: true })
})

test.skipIf(!canMount)(
  'while the disk is full the health check fails and the log has it once; then everything works again',
  { timeout: 60_000 },
  async () => {
    for (const left of readdirSync(directory)) rmSync(path.join(directory, left), { recursive: true }) // of a first try
    const server = await startProcess(directory)
    const admin = callerOver(server.url).as('admin')
    const health = async () => {
      const reply = await fetch(`${server.url}/health`)
      return [reply.status, ((await reply.json()) as { database: string }).database] // the answer of /health
    }
    const fill = path.join(directory, 'ballast')
    const messages: string[] = []
    await admin(lines.list, {})
    // Until nothing more fits: more than the mount has, and not all of the machine's disk should it be gone.
    spawnSync('dd', ['if=/dev/zero', `of=${fill}`, 'bs=64k', 'count=16384'])
    const refused = () => messages.filter((one) => one === 'call.storage_full').length
    for (let n = 0; n < 400 && refused() < 20; n++)
      messages.push(
        await admin(lines.create, { ...aLine(`F${n}`), location: 'x'.repeat(60) }).then(
          () => 'stored',
          (error: { key: string }) => error.key,
        ),
      )
    expect(refused()).toBe(20)
    expect(messages.filter((one) => !['stored', 'call.storage_full'].includes(one))).toEqual([])
    expect(await health()).toEqual([503, 'full'])
    rmSync(fill)
    expect(await health()).toEqual([200, 'up'])
    await admin(lines.create, aLine('AFTER'))
    expect(server.output().match(/The disk of the database is full/g)).toHaveLength(1)
    expect(server.output()).not.toContain('"msg":"bug"')
    await server.stop()
  },
)
