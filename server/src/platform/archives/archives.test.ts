import { afterAll, expect, test } from 'vitest'
import type { ArchiveKind } from '@takt/contract/archives.ts'
import { startPlant } from '../../testing/plant.ts'
import { type Caller, nobody } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import { appendRows, closeArchive, openArchive, sendArchive } from './archives.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db, pool } = plant

const opened = (kind: ArchiveKind, rows: string[]) =>
  inOneGo(db, async (db) => {
    const archive = await openArchive(db, kind, '2020-01')
    await appendRows(db, archive, rows)
    return archive
  })

test('a file of all lines is for whoever may see them all, that of the change history for administrators', async () => {
  const [passes, audit] = [await opened('passes', ['{}']), await opened('audit', ['{}'])]
  for (const { archiveId } of [passes, audit]) await closeArchive(db, archiveId)
  const administrator = { ...nobody, roles: ['admin'] }
  const viewer = { ...nobody, held: [{ roleKey: 'v', lines: [], grants: { basicInfo: 'view' as const } }] }
  const take = (user: Caller, { archiveId }: { archiveId: string }) =>
    sendArchive({ db, user }, { archiveId })
  await expect(take({ ...administrator, lines: ['L1'] }, passes)).rejects.toMatchObject({
    key: 'call.plant_forbidden',
  })
  await expect(take(viewer, audit)).rejects.toMatchObject({ key: 'call.forbidden' })
  expect((await take(viewer, passes)).fileName).toBe('takt passes 2020-01.jsonl.gz')
  expect((await take(administrator, audit)).fileName).toBe('takt audit 2020-01.jsonl.gz')
})

test('a file that lost a piece, or a row of one, is not called an archive', async () => {
  const { archiveId } = await opened('statuses', ['{"a":1}', '{"a":2}'])
  await pool.query('update archives set archived_rows = 3 where archive_id = $1', [archiveId])
  await expect(closeArchive(db, archiveId)).rejects.toThrow('holds 2 rows instead of 3')
  await pool.query('delete from archive_pieces where archive_id = $1 and piece_no = 1', [archiveId])
  await expect(closeArchive(db, archiveId)).rejects.toThrow('Piece 1')
  await expect(opened('statuses', [])).resolves.toMatchObject({ archiveId })
})
