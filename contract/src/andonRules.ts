import { z } from 'zod'
import { Absence, AbsenceDraft } from './absences.ts'
import type { AlarmTexts } from './alarm-texts.ts'
import { type LossType, lossTypes } from './alarmDefs.ts'
import { command, feature, query } from './endpoint.ts'
import {
  choice,
  code,
  codes,
  count,
  draftOf,
  flag,
  instant,
  name,
  note,
  parts,
  whole,
  byId,
  nothing,
} from './fields.ts'
import { lampColours, lampSounds } from './lamps.ts'
import { registerOf, registerPaging } from './lists.ts'

/** In the order in which they are notified. */
export const andonLevels = ['A', 'B', 'C'] as const
export type AndonLevel = (typeof andonLevels)[number]

const minutes = () => whole(1, 1440)
const sentence = () => name().nullable()

/**
 * Who is notified when nobody comes: for one kind of loss at one station or, without one, at every station of the line that has no
 * rule of its own. `levelXPeriod`: minutes after the call. `levelXDuty`: also the team that the calendar names for the shift
 * that runs. `period`: minutes after which the level that was notified last is reminded. The message is in the notice of a call
 * without a text of its caller; `location`: where to come to.
 */
export const AndonRule = z.object({
  lineNumber: code(),
  stationNumber: code().nullable(),
  lossType: choice(lossTypes),
  messageEn: sentence(),
  messageZh: sentence(),
  messageEs: sentence(),
  messageJa: sentence(),
  location: name().nullable(),
  levelAPeriod: minutes(),
  levelAUsers: codes(),
  levelARoles: codes(),
  levelADuty: flag(),
  levelBPeriod: minutes().nullable(),
  levelBUsers: codes(),
  levelBRoles: codes(),
  levelBDuty: flag(),
  levelCPeriod: minutes().nullable(),
  levelCUsers: codes(),
  levelCRoles: codes(),
  levelCDuty: flag(),
  period: minutes().nullable(),
  /** Minutes after which the one who has come is asked again, with the level notified last, while it is not solved. */
  solvePeriod: minutes().nullable(),
  /** From the call until it is solved or cancelled no station of the line takes a unit. */
  stopsLine: flag(),
  /** Seconds in which the line still runs to its fixed position: if somebody comes in them, it does not stop. */
  stopWindow: whole(5, 600).nullable(),
  /** At the station of a call, from the call until it is solved; the sound until somebody comes. */
  lampColour: choice(lampColours),
  lampSound: choice(lampSounds),
  /** In addition to the bell, a mail to those of a level who have an address. */
  mail: flag(),
  /** Group robots and other webhook targets that each level goes to as well. */
  targetCodes: codes(),
  /** Material below its minimum calls by itself. */
  lowMaterial: flag(),
  enabled: flag(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type AndonRule = z.infer<typeof AndonRule>
export type AndonRuleFields = AndonRule | Absence

export const AndonRuleDraft = draftOf(
  AndonRule.omit({ lineNumber: true, updateDate: true, updateAuthor: true, revision: true }),
).extend({
  lampColour: AndonRule.shape.lampColour.default('red'),
  lampSound: AndonRule.shape.lampSound.default('chime'),
  mail: AndonRule.shape.mail.default(true),
  targetCodes: AndonRule.shape.targetCodes.default([]),
  lowMaterial: AndonRule.shape.lowMaterial.default(false),
})
export type AndonRuleDraft = z.output<typeof AndonRuleDraft>

/** The message in each language. */
export const messagesOf = ({ messageEn, messageZh, messageEs, messageJa }: AndonRuleDraft): AlarmTexts => ({
  en: messageEn,
  zh: messageZh,
  es: messageEs,
  ja: messageJa,
})

/** What a level is, taken from its rule. */
export type LevelRule = { level: AndonLevel; period: number; users: string[]; roles: string[]; duty: boolean }
export const levelsOf = (rule: AndonRuleDraft): LevelRule[] =>
  andonLevels.flatMap((level) => {
    const period = rule[`level${level}Period`]
    return period === null
      ? []
      : [
          {
            level,
            period,
            users: rule[`level${level}Users`],
            roles: rule[`level${level}Roles`],
            duty: rule[`level${level}Duty`],
          },
        ]
  })

/**
 * A level that would reach nobody. Without `start` never; else from then on, within the next seven days in `shifts` shifts, of which
 * this is the first; a line without shifts has no `shiftName`. Between shifts nobody is on duty, and the next level is notified at once.
 */
export const LevelGap = z.object({
  level: choice(andonLevels),
  shiftName: name().nullable(),
  start: instant().nullable(),
  shifts: count(),
})
export type LevelGap = z.infer<typeof LevelGap>

/** `message`: in the reader's language. */
export const AndonRuleRow = AndonRule.extend({ message: sentence(), gaps: parts(LevelGap) })
export type AndonRuleRow = z.infer<typeof AndonRuleRow>

const { stationNumber, lossType, enabled } = AndonRule.shape
const key = { stationNumber, lossType }
export type AndonRuleKey = Pick<AndonRule, 'stationNumber' | 'lossType'>
/** Names a rule within its line. */
export const andonRuleName = ({ stationNumber, lossType }: AndonRuleKey) =>
  stationNumber === null ? lossType : `${lossType} · ${stationNumber}`

/** The rule that counts for a call: that of its station, else that of the line. */
export const ruleFor = <R extends AndonRuleKey & { lineNumber: string }>(
  rules: readonly R[],
  call: { lineNumber: string; stationNumber: string; lossType: LossType },
): R | undefined => {
  const ofKind = rules.filter((one) => one.lineNumber === call.lineNumber && one.lossType === call.lossType)
  return (
    ofKind.find((one) => one.stationNumber === call.stationNumber) ??
    ofKind.find((one) => one.stationNumber === null)
  )
}

export const AndonRuleFilter = z.strictObject({
  stationNumber: code().optional(),
  lossType: lossType.optional(),
  enabled: enabled.optional(),
  ...registerPaging(AndonRule),
})
export type AndonRuleFilter = z.infer<typeof AndonRuleFilter>

/** Somebody who is notified; an account that is not an operator's has a badge only where its own one is entered. */
export const AndonPerson = z.object({ userName: code(), name: name(), cardId: code().nullable() })
export type AndonPerson = z.infer<typeof AndonPerson>

/** When a level is notified of a call that nobody answers: `period` minutes after it, earlier where a level before reaches nobody. */
export const SimulatedLevel = z.object({
  level: choice(andonLevels),
  period: count(),
  at: instant(),
  /** On whose shift that is; null: between shifts. */
  shiftName: name().nullable(),
  people: parts(AndonPerson, 10_000),
  /** Those of them who get a mail in addition to the bell, and the groups and other webhook targets that are notified with them. */
  mailed: parts(AndonPerson.shape.userName, 10_000),
  targetCodes: parts(code(), 10_000),
})
export type SimulatedLevel = z.infer<typeof SimulatedLevel>

const Simulation = z.object({
  /** In the reader's language. */
  message: sentence(),
  location: note().nullable(),
  levels: parts(SimulatedLevel),
  gaps: parts(LevelGap),
})

const page = { for: ['ampereLampSetting'] } as const

export const andonRules = feature('andonRules', {
  list: query({ input: AndonRuleFilter, output: registerOf(AndonRuleRow), ...page }),
  /** People a rule may name. */
  people: query({
    input: z.strictObject({}),
    output: z.object({
      users: parts(AndonPerson, 100_000),
      roles: parts(z.object({ roleKey: code(), roleName: name() }), 10_000),
      targets: parts(code(), 10_000),
    }),
    ...page,
  }),
  /** Who would be notified of what and when for a call that is made at `at`, by a rule that need not be saved. */
  simulate: query({
    input: AndonRuleDraft.extend({ at: instant().optional() }),
    output: Simulation,
    ...page,
  }),
  /** Who is away now or will be, the next first. */
  absences: query({ input: nothing, output: parts(Absence, 10_000), ...page }),
  sayAbsent: command({ input: AbsenceDraft, output: Absence, ...page }),
  /** Back earlier, or not away at all. */
  endAbsence: command({ input: byId, output: Absence, ...page }),
  create: command({ input: AndonRuleDraft, output: AndonRule, ...page }),
  update: command({ input: AndonRuleDraft.extend({ revision: count() }), output: AndonRule, ...page }),
  /** Calls keep who was notified by it. */
  delete: command({
    input: z.strictObject({ ...key, revision: count() }),
    output: AndonRule,
    ...page,
  }),
})
