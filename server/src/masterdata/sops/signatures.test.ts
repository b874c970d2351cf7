import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { sops } from '@takt/contract/sops.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { another, aSop, mayApprove, password, releaseVersion } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
const [admin, second] = [plant.as('admin', 'L1'), another(plant, 'L1')]
const refused = (key: string, field?: string) => expect.objectContaining({ key, ...(field && { field }) })
beforeAll(() => mayApprove(plant, 'admin-L1', 'L1'))

async function submitted(sopCode: string) {
  await admin(sops.create, aSop(sopCode))
  const { contentHash, revision } = await admin(sops.submit, { sopCode, sopVer: 1 })
  return { sopCode, sopVer: 1, contentHash, revision, password }
}

test('reviewed and released are signed with the password, for the content that was seen', async () => {
  const wish = await submitted('A')
  const seen = await second(sops.review, wish)
  expect(seen.sopStatus).toBe('review')
  await expect(second(sops.review, { ...wish, revision: seen.revision })).rejects.toEqual(
    refused('sops.signed_already'),
  )
  await second(sops.release, { ...wish, revision: seen.revision })
  const key = { sopCode: 'A', sopVer: 1 }
  const by = { userName: 'admin-L1', name: 'admin-L1', contentHash: wish.contentHash }
  expect(await admin(sops.signatures, key)).toMatchObject([
    { ...by, signatureMeaning: 'reviewed' },
    { ...by, signatureMeaning: 'released' },
  ])
  const history = await admin(audit.of, { lineNumber: 'L1', entity: 'sop', entityKey: 'A 1' })
  expect(history.map(({ action }) => action).slice(0, 2)).toEqual(['release', 'review'])
  expect(JSON.stringify(history)).not.toContain(password)
  const changed = sql`update sop_signatures set name = 'x'`.execute(plant.db)
  await expect(changed).rejects.toThrow(/not changed/)
})

test('a wrong password signs nothing, names its field, and is slowed as at log-in', async () => {
  const wish = await submitted('B')
  const wrong = { ...wish, password: 'not this one' }
  for (let tries = 0; tries < 5; tries++)
    await expect(second(sops.release, wrong)).rejects.toEqual(
      refused('session.current_password_wrong', 'password'),
    )
  await expect(second(sops.release, wish)).rejects.toEqual(refused('session.too_many_tries'))
  expect(await admin(sops.signatures, { sopCode: 'B', sopVer: 1 })).toEqual([])
  await plant.db.deleteFrom('loginTries').execute()
  expect((await second(sops.release, wish)).sopStatus).toBe('released')
})

test('who wrote in it signs nothing, and who logs in elsewhere has nothing to sign with', async () => {
  const wish = await submitted('C')
  await mayApprove(plant, 'admin')
  await expect(admin(sops.review, wish)).rejects.toEqual(refused('sops.same_person'))
  await plant.db.updateTable('users').set({ passwordHash: null }).where('userName', '=', 'admin-L1').execute()
  await expect(second(sops.release, wish)).rejects.toEqual(refused('session.no_password', 'password'))
  await mayApprove(plant, 'admin-L1')
})

test('sent back, a version loses its signatures: it is reviewed again', async () => {
  const wish = await submitted('D')
  const key = { sopCode: 'D', sopVer: 1 }
  await second(sops.review, wish)
  await admin(sops.sendBack, { ...key, reason: 'a word' })
  expect(await admin(sops.signatures, key)).toEqual([])
  expect((await releaseVersion(plant, 'L1', key)).releasedBy).toBe('admin-L1')
})
