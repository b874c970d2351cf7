import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { files } from '@takt/contract/files.ts'
import { sops } from '@takt/contract/sops.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import {
  another,
  anUploaded,
  aSop,
  aStep,
  mayApprove,
  password,
  released,
  releaseVersion,
} from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
await plant.tokenFor('admin')
await mayApprove(plant, 'admin')
await mayApprove(plant, 'admin-L1', 'L1')
const [admin, second] = [plant.as('admin', 'L1'), another(plant, 'L1')]
const refused = (key: string, field?: string) =>
  expect.objectContaining(field === undefined ? { key } : { key, field })
const one = (sopCode: string, sopVer = 1) => admin(sops.one, { sopCode, sopVer })
const statuses = async (sopCode: string) =>
  (await admin(sops.versions, { sopCode })).map(({ sopVer, sopStatus }) => [sopVer, sopStatus])

test('one person writes, another one releases, and what was released is what was seen', async () => {
  const key = { sopCode: 'A', sopVer: 1 }
  await admin(sops.create, aSop('A'))
  const seen = await admin(sops.submit, key)
  const wish = { ...key, contentHash: seen.contentHash, revision: seen.revision, password }
  await expect(admin(sops.release, wish)).rejects.toEqual(refused('sops.same_person'))
  await expect(second(sops.release, { ...wish, contentHash: 'else' })).rejects.toEqual(
    refused('sops.other_content'),
  )
  await admin(sops.sendBack, { ...key, reason: 'a word is missing' })
  await second(sops.update, {
    ...aSop('A'),
    steps: [aStep('Turn it')],
    sopVer: 1,
    revision: seen.revision + 1,
  })
  const again = await admin(sops.submit, key)
  expect(again.contentHash).not.toBe(seen.contentHash)
  await expect(
    second(sops.release, { ...wish, contentHash: again.contentHash, revision: again.revision }),
  ).rejects.toEqual(refused('sops.same_person'))
  expect(again.authors).toEqual(['admin', 'admin-L1'])
  const { rows } = await admin(sops.list, { sopCode: 'A' })
  expect(rows).toMatchObject([{ sopStatus: 'review', releasedBy: null }])
  const history = await admin(audit.of, { lineNumber: 'L1', entity: 'sop', entityKey: 'A 1' })
  expect(history.map(({ action }) => action)).toEqual(['submit', 'update', 'sendBack', 'submit', 'create'])
})

test('a new version takes the place of the older one, once it is valid, and never gives it back', async () => {
  expect(await released(plant, 'L1', aSop('B'))).toMatchObject({
    sopStatus: 'released',
    releasedBy: 'admin-L1',
  })
  const later = { sopCode: 'B', sopVer: 2 }
  expect(await admin(sops.revise, { sopCode: 'B', sopVer: 1 })).toMatchObject({
    sopVer: 2,
    sopStatus: 'draft',
  })
  await expect(admin(sops.revise, { sopCode: 'B', sopVer: 1 })).rejects.toEqual(refused('sops.draft_exists'))
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await admin(sops.update, { ...aSop('B', { validFrom: tomorrow }), sopVer: 2, revision: 0 })
  await releaseVersion(plant, 'L1', later)
  expect(await statuses('B')).toEqual([
    [2, 'released'],
    [1, 'released'],
  ])
  await admin(sops.revise, later)
  await releaseVersion(plant, 'L1', { sopCode: 'B', sopVer: 3 })
  expect(await statuses('B')).toEqual([
    [3, 'released'],
    [2, 'obsolete'],
    [1, 'obsolete'],
  ])
  await admin(sops.withdraw, { sopCode: 'B', sopVer: 3, reason: 'unsafe' })
  expect((await statuses('B')).map(([, status]) => status)).toEqual(['obsolete', 'obsolete', 'obsolete'])
})

test('only a draft is changed or deleted, and the database keeps what was released', async () => {
  await released(plant, 'L1', aSop('C'))
  const key = { sopCode: 'C', sopVer: 1 }
  const { revision } = await one('C')
  await expect(admin(sops.update, { ...aSop('C'), sopVer: 1, revision })).rejects.toEqual(
    refused('sops.wrong_status'),
  )
  await expect(admin(sops.delete, key)).rejects.toEqual(refused('sops.wrong_status'))
  await expect(admin(sops.submit, key)).rejects.toEqual(refused('sops.wrong_status'))
  const past = sql`update sops set steps = '[]' where sop_code = 'C'`.execute(plant.db)
  await expect(past).rejects.toThrow(/frozen/)
  await admin(sops.revise, key)
  await admin(sops.delete, { sopCode: 'C', sopVer: 2 })
  expect(await statuses('C')).toEqual([[1, 'released']])
})

test('what a version names must be there, and it must not be empty', async () => {
  const refuses = (over: Parameters<typeof aSop>[1], key: string, field?: string) =>
    expect(admin(sops.create, aSop('D', over))).rejects.toEqual(refused(key, field))
  await refuses({ typeNo: 'NONE' }, 'record.unknown', 'typeNo')
  await refuses({ stationNumber: 'S99' }, 'operators.no_station', 'stationNumber')
  await refuses({ steps: [{ textEn: null }] }, 'sops.step_empty', 'steps')
  const sheet = await anUploaded(plant, 'admin', 'a;b', 'csv')
  await refuses({ fileId: sheet }, 'files.kind', 'fileId')
  await refuses({ steps: [aStep('Look', sheet)] }, 'files.kind', 'steps')
  await admin(sops.create, aSop('D', { steps: [] }))
  await expect(admin(sops.submit, { sopCode: 'D', sopVer: 1 })).rejects.toEqual(refused('sops.empty'))
  await expect(admin(sops.create, aSop('D'))).rejects.toEqual(refused('record.code_taken', 'sopCode'))
  await expect(plant.as('editor', 'L1')(sops.list, {})).rejects.toEqual(refused('call.forbidden'))
})

test('its files stay as long as a version shows them, and a version sends its own only', async () => {
  const paper = await anUploaded(plant, 'admin', '%PDF-1.7 one')
  const other = await anUploaded(plant, 'admin', '%PDF-1.7 two')
  const picture = await anUploaded(plant, 'admin', 'a picture', 'png')
  const key = { sopCode: 'E', sopVer: 1 }
  const made = await admin(sops.create, aSop('E', { fileId: paper, steps: [aStep('See', picture)] }))
  expect(made).toMatchObject({ fileName: 'a.pdf', fileType: 'pdf' })
  const drop = (fileId: string) => plant.as('admin')(files.delete, { fileId })
  await expect(drop(paper)).rejects.toEqual(refused('files.in_use'))
  expect(await admin(sops.file, { ...key, fileId: picture })).toBe('a picture')
  expect(await admin(sops.file, { ...key, fileId: other })).toContain('record.unknown')
  const changed = await admin(sops.update, { ...aSop('E', { fileId: other }), sopVer: 1, revision: 0 })
  expect(changed.contentHash).not.toBe(made.contentHash)
  await drop(paper)
  await drop(picture)
  await admin(sops.delete, key)
  await drop(other)
})

test('a title in the languages of its readers goes on to the next version and is found by each of them', async () => {
  const titles = { sopTitle: 'Seals', titleEn: null, titleZh: '密封', titleEs: 'Juntas', titleJa: null }
  await admin(sops.create, aSop('T', titles))
  await releaseVersion(plant, 'L1', { sopCode: 'T', sopVer: 1 })
  await admin(sops.revise, { sopCode: 'T', sopVer: 1 })
  expect(await one('T', 2)).toMatchObject(titles)
  const found = async (sopTitle: string) =>
    (await admin(sops.list, { sopTitle })).rows.map(({ sopCode, sopVer }) => `${sopCode} ${sopVer}`)
  for (const text of ['seals', '密封', 'junta']) expect(await found(text)).toEqual(['T 2', 'T 1'])
  expect(await found('シール')).toEqual([])
  const past = sql`update sops set title_zh = null where sop_code = 'T' and sop_ver = 1`.execute(plant.db)
  await expect(past).rejects.toThrow(/frozen/)
})
