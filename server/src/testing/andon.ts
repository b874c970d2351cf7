import type { AndonRuleDraft } from '@takt/contract/andonRules.ts'

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
