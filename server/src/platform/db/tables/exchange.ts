import type { Generated } from 'kysely'
import type { HostKey, HostSettings, Telegram } from '@takt/contract/host.ts'
import type { StationTelegram } from '@takt/contract/telegrams.ts'
import type { Stored } from './stored.ts'

export interface ExchangeTables {
  hostSettings: Omit<HostSettings, 'keyHint'> & { one: Generated<boolean>; hostKey: string | null }
  hostKeys: Omit<Stored<HostKey, 'id' | 'at'>, 'lastUsed'> & {
    lastUsed: Generated<string | null>
    keyHash: Buffer
    revokedAt: Generated<string | null>
  }
  hostTelegrams: Stored<Telegram, 'id' | 'at' | 'teleState' | 'attempts'> & {
    request: string | null
    requestHash: Buffer | null
    response: string | null
  }
  stationTelegrams: StationTelegram & {
    errorFacts: Record<string, unknown> | null
    texts: string
    textStart: number
    requestLength: number
    responseLength: number
    item: number | null
    cut: boolean
  }
  stationTelegramTexts: { texts: string; heardAt: string; body: Buffer }
}
