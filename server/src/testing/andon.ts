import type { AndonRuleDraft } from '@takt/contract/andonRules.ts'
import type { Db } from '../platform/db/tables.ts'
import { Followers } from '../platform/kernel/kernel.ts'
import { escalate } from '../response/andon/andon.ts'
import { callsFollower } from '../response/andon/calls-follower.ts'

/** A rule with one level, which names nobody. */
export const anAndonRule = (over: Partial<AndonRuleDraft> = {}) => ({
  stationNumber: null,
  lossType: 'equipment' as const,
  levelAPeriod: 5,
  levelAUsers: [],
  levelARoles: [],
  levelADuty: false,
  levelBUsers: [],
  levelBRoles: [],
  levelBDuty: false,
  levelCUsers: [],
  levelCRoles: [],
  levelCDuty: false,
  stopsLine: false,
  enabled: true,
  ...over,
})

/** One look for levels that are due. Returns the lines that have news, each once. */
export async function lookForLevels(db: Db): Promise<string[]> {
  const lines = new Set<string>()
  await escalate(db, (line) => lines.add(line))
  await followCalls(db)
  return [...lines]
}

/** Tells of the calls that a server would tell of within a second. */
export const followCalls = (db: Db) =>
  new Followers(db, [callsFollower], {
    changed: () => {},
    log: {
      warn: ({ err }: { err?: unknown }) => {
        throw err
      },
    },
  }).look()
