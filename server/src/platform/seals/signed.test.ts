import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seals } from '@takt/contract/seals.ts'
import { connect } from '../db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { newestSealToSend, openSealKey, sealDays, setSealKey, verifySigned } from './seals.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'takt-seal-'))
const plant = await startPlant()
const admin = plant.as('admin')
const owner = connect(plant.ownerUrl)
const asOwner = (statement: string) => sql.raw(statement).execute(owner.db)
afterAll(async () => {
  setSealKey(null)
  await owner.close()
  await plant.close()
  rmSync(folder, { recursive: true })
})
const keyFile = path.join(folder, 'keys/seal-key.pem')
const [noon, aDay] = [Date.parse('2026-03-12T12:00:00Z'), 86_400_000]
const wishes = (over: { key?: string; seal?: string } = {}) => ({ key: null, seal: null, ...over })
const wrongIn = (over = {}) => verifySigned(plant.db, wishes(over), () => {})

beforeAll(async () => {
  setSealKey(null) // another file's tests in this process may have left theirs
  await asOwner('grant all on audit_log, audit_seals, audit_signatures to current_user')
  await asOwner('delete from audit_log')
  await asOwner(`insert into audit_log (at, user_name, entity, entity_key, action)
    values ('2026-03-09T08:00:00Z', 'ann', 'order', 'A-1', 'correct')`)
  await sealDays(plant.db, () => {}, noon - 2 * aDay)
  setSealKey(await openSealKey(keyFile))
  await sealDays(plant.db, () => {}, noon)
})

test('the key is made once, is the server’s alone, and another kind of key is refused', async () => {
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  const [one, other] = await Promise.all([openSealKey(keyFile), openSealKey(keyFile)])
  expect(one.publicKey.equals(other.publicKey)).toBe(true)
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  writeFileSync(path.join(folder, 'rsa.pem'), rsa.export({ type: 'pkcs8', format: 'pem' }))
  await expect(openSealKey(path.join(folder, 'rsa.pem'))).rejects.toThrow('holds no Ed25519 key')
})

test('what is sent is verified with the public key that the page shows, and by nothing of Takt', async () => {
  const all = await admin(seals.list, {})
  expect(all.map(({ day, signature }) => [day, signature !== null])).toEqual([
    ['2026-03-11', true],
    ['2026-03-10', true],
    ['2026-03-09', false],
  ])
  const sent = (await newestSealToSend(plant.db))!
  const [text, signature] = sent.attachments.map(({ content }) => content)
  const { root, chain, publicKey } = all[0]!
  expect(String(text)).toBe(`takt seal 1\nday 2026-03-11\nentries 0\nroot ${root}\nchain ${chain}\n`)
  const key = createPublicKey(publicKey!)
  expect(verify(null, text!, key, signature!)).toBe(true)
  expect(verify(null, Buffer.from(String(text).replace('03-11', '03-12')), key, signature!)).toBe(false)
})

test('a history that was sealed anew is not what was sent', async () => {
  const sent = (await newestSealToSend(plant.db))!
  const { publicKey } = (await admin(seals.list, {}))[0]!
  const key = path.join(folder, 'public.pem')
  writeFileSync(key, publicKey!)
  for (const { filename, content } of sent.attachments) writeFileSync(path.join(folder, filename), content)
  const seal = path.join(folder, 'takt-seal-2026-03-11.txt')
  const messages: string[] = []
  expect(await verifySigned(plant.db, { key, seal }, (text) => messages.push(text))).toEqual([])
  expect(messages).toEqual([`2 days signed with the key ${sent.fingerprint}`])
  await asOwner(`update audit_seals set entries = 5 where day = '2026-03-11'`)
  expect((await admin(seals.check, { day: '2026-03-11' })).sealState).toBe('broken')
  expect(await wrongIn({ seal })).toEqual([
    '2026-03-11: the signature is not that of its seal',
    '2026-03-11: what was sent and what stands here are not the same',
  ])
  await asOwner(`update audit_seals set entries = 0 where day = '2026-03-11'`)
  writeFileSync(seal, readFileSync(seal, 'utf8').replace('entries 0', 'entries 9'))
  expect(await wrongIn({ seal })).toEqual([`${seal}: its signature does not fit`])
  writeFileSync(
    key,
    createPublicKey(generateKeyPairSync('ed25519').privateKey).export({ type: 'spki', format: 'pem' }),
  )
  expect(await wrongIn({ key })).toHaveLength(2)
})

test('the application itself cannot alter a signature', async () => {
  for (const statement of ['update audit_signatures set day = day', 'delete from audit_signatures'])
    await expect(sql.raw(statement).execute(plant.db), statement).rejects.toThrow('permission denied')
})
