import { randomBytes, randomUUID } from 'node:crypto'
import { refuse } from '@takt/contract/errors.ts'
import type { HostSettings, HostSettingsDraft } from '@takt/contract/host.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isForbidden, isTaken } from '../../platform/outbox/outbox.ts'
import { insertKey, revokeHostKey } from './host-keys.queries.ts'
import { insertTest, lockSettings, readSettings, updateSettings } from './host.queries.ts'
import { post } from './post.ts'

type Row = Awaited<ReturnType<typeof readSettings>>
/** The key itself leaves the server only towards the host. */
const shown = ({ hostKey, one: _, ...settings }: Row): HostSettings => ({
  ...settings,
  keyHint: hostKey === null ? null : hostKey.slice(-4),
})

const originOf = (url: string | null) => (url === null ? null : new URL(url).origin)

export const hostSettings = async (db: Db) => shown(await readSettings(db))

export function saveHostSettings(call: PlantCall, { revision, hostKey, ...draft }: HostSettingsDraft) {
  return inOneGo(call.db, async (db) => {
    const before = await lockSettings(db)
    if (before.revision !== revision) refuse('record.changed')
    if (draft.hostMode !== 'off' && !draft.hostUrl) refuse('host.url_missing')
    if (draft.hostUrl && draft.hostUrl !== before.hostUrl && (await isForbidden(draft.hostUrl)))
      refuse('host.address_forbidden')
    // Whoever never knew the key would otherwise have it sent to an address of their own.
    if (
      before.hostKey !== null &&
      hostKey === undefined &&
      draft.hostUrl &&
      originOf(draft.hostUrl) !== originOf(before.hostUrl)
    )
      refuse('host.key_again')
    const after = await updateSettings(db, { ...draft, ...(hostKey !== undefined && { hostKey }) })
    await recordChange(db, call, {
      entity: 'hostSettings',
      key: 'host',
      action: 'save',
      before: shown(before),
      after: shown(after),
    })
    return shown(after)
  })
}

/** Calls the host now, and records its answer. Nothing of the plant is sent. */
export async function testHost(call: PlantCall) {
  const { hostUrl, hostKey, timeoutSeconds } = await readSettings(call.db)
  const url = hostUrl ?? refuse('host.url_missing')
  const idempotencyKey = `takt-${randomUUID()}`
  const request = JSON.stringify({ messageId: idempotencyKey, teleType: 'test', at: nowIso() })
  // A person waits for it, and no longer than for any other call.
  const ended = await post({ url, hostKey, idempotencyKey, request, seconds: Math.min(timeoutSeconds, 4) })
  return inOneGo(call.db, async (db) => {
    const after = await insertTest(db, {
      ...ended,
      idempotencyKey,
      endpoint: url,
      request,
      teleState: isTaken(ended) ? 'ok' : 'handled',
    })
    await recordChange(db, call, { entity: 'hostSettings', key: 'host', action: 'test', after })
    return after
  })
}

/** The key itself is answered this once and never stored. */
export function makeHostKey(call: PlantCall, keyName: string) {
  return inOneGo(call.db, async (db) => {
    const key = `takt_host_${randomBytes(32).toString('base64url')}`
    const made = await insertKey(db, {
      keyHash: hashToken(key),
      keyName,
      keyHint: key.slice(-4),
      madeBy: call.user.userName,
    })
    await recordChange(db, call, { entity: 'hostKey', key: keyName, action: 'makeKey', after: made })
    return { ...made, key }
  })
}

export function revokeKey(call: PlantCall, id: number) {
  return inOneGo(call.db, async (db) => {
    const before = (await revokeHostKey(db, id)) ?? refuse('record.unknown')
    await recordChange(db, call, { entity: 'hostKey', key: before.keyName, action: 'revokeKey', before })
    return before
  })
}
