import { randomBytes } from 'node:crypto'
import { andonRules } from '@takt/contract/andonRules.ts'
import { users } from '@takt/contract/users.ts'
import type { Office } from './delivery/console-calls.ts'
import { andonPlans, helpers } from './plant/andon.ts'
import type { LinePlan } from './plant/plan.ts'

/** Accounts for those who come when they are called: their passwords are unknown; an administrator may give another. */
export async function makeHelpers(office: Office) {
  for (const helper of helpers)
    await office(users.create, {
      ...helper,
      roles: ['editor'],
      lines: [],
      editRight: false,
      introduction: null,
      password: randomBytes(18).toString('base64url'),
    })
}

/** For each kind of loss: the team leader, then maintenance, then the plant manager. */
export async function makeAndonRules(office: Office, { lineNumber, location }: LinePlan) {
  const [first, second, third] = helpers
  for (const { lossType, minutes, texts, lamp } of andonPlans) {
    const [lampColour, lampSound] = lamp
    const [messageEn, messageZh, messageEs, messageJa] = texts
    const [levelAPeriod, levelBPeriod, levelCPeriod] = minutes
    await office(
      andonRules.create,
      {
        stationNumber: null,
        lossType,
        messageEn,
        messageZh,
        messageEs,
        messageJa,
        location,
        levelAPeriod,
        levelAUsers: [first.userName],
        levelARoles: [],
        levelADuty: false,
        levelBPeriod,
        levelBUsers: [second.userName],
        levelBRoles: [],
        levelBDuty: false,
        levelCPeriod,
        levelCUsers: [third.userName],
        levelCRoles: ['admin'],
        levelCDuty: false,
        period: lossType === 'equipment' ? 10 : null,
        solvePeriod: 15,
        lampColour,
        lampSound,
        lowMaterial: lossType === 'organizational',
        stopsLine: false,
        enabled: true,
      },
      lineNumber,
    )
  }
}
