import { z } from 'zod'
import { brand, Identity } from './brand.ts'
import { feature, plantCommand, plantQuery, query } from './endpoint.ts'
import {
  choice,
  code,
  count,
  instant,
  measure,
  name,
  note,
  nothing,
  parts,
  reason,
  share,
  whole,
} from './fields.ts'
import { switchableReasons } from './reasons.ts'
import { registerOf, registerPaging } from './lists.ts'
import { NumberRule, numberRuleNames } from './number-rule.ts'
import { clock, Plant } from './plant.ts'

const least = (one: number) => ({ error: one === 0 ? 'percent' : 'positive' })
const percent = () => share().refine((target) => target >= 0 && target <= 1, least(0))
const index = () => measure().refine((one) => one > 0, least(1))

/** `dayStart`: when the production day of a line without shifts begins. */
export const PlantSettings = Plant.extend({ dayStart: clock() }).strict()
export type PlantSettings = z.infer<typeof PlantSettings>

/** What a code is called, by language; null: as in English, else the code itself. */
export const CodeEntry = z.strictObject({
  code: code(),
  en: name().nullable(),
  zh: name().nullable(),
  es: name().nullable(),
  ja: name().nullable(),
})
export type CodeEntry = z.infer<typeof CodeEntry>

export const codeListNames = [
  'units',
  'lotTypes',
  'scenes',
  'resultUnits',
  'defectRanks',
  'alarmClasses',
  'reworkCauses',
  'repairCodes',
] as const
export type CodeListName = (typeof codeListNames)[number]
const codeList = () => parts(CodeEntry, 200)
export const CodeLists = z.strictObject({
  units: codeList(),
  lotTypes: codeList(),
  scenes: codeList(),
  resultUnits: codeList(),
  defectRanks: codeList(),
  alarmClasses: codeList(),
  reworkCauses: codeList(),
  repairCodes: codeList(),
})
export type CodeLists = z.infer<typeof CodeLists>

export const Numbering = z.strictObject({ order: NumberRule, lot: NumberRule, serial: NumberRule })

/** What indices are called: AIAG SPC 2005, or ISO 22514-2 with AIAG-VDA 2026. */
export const conventions = ['aiag2005', 'iso22514'] as const
/** Cpk from which a process is called weak, good and best; below the first it is poor. */
export const CpkBands = z.strictObject({ weak: index(), good: index(), best: index() })
export type CpkBands = z.infer<typeof CpkBands>
/** What lines without a target of their own are measured by; null: nobody decided it. */
export const Targets = z.strictObject({
  okRate: percent().nullable(),
  oee: percent().nullable(),
  cpk: CpkBands,
  convention: choice(conventions),
})
export type Targets = z.infer<typeof Targets>

/** Days; null: for ever. What is made is kept for a quarter at least: pages and late messages look back. */
const kept = (least: number) => whole(least, 36_500).nullable()
const aQuarter = 93

/** Days a kind of record is kept. */
export const Retention = z.strictObject({
  notices: whole(1, 3650),
  refusedArrivals: whole(1, 3650),
  hostTelegrams: whole(1, 3650),
  stationTelegrams: whole(1, 3650),
  applicationLog: whole(1, 3650),
  /** A session counts for a week; what is older is only a memory. */
  sessions: whole(7, 3650),
  passes: kept(aQuarter),
  /** With what is built in and what failed. Not less than passes, which are shown with their unit. */
  units: kept(aQuarter),
  statuses: kept(aQuarter),
  outputSlots: kept(aQuarter),
  movements: kept(365),
  audit: kept(365),
})
export type Retention = z.infer<typeof Retention>

/** Checks of a line that are not about a unit. */
export const LineChecks = z.strictObject({
  lineNumber: code(),
  off: parts(z.enum(switchableReasons), switchableReasons.length),
})
export type LineChecks = z.infer<typeof LineChecks>

/**
 * `sameDefectLimit`: found so many times on one unit, a defect goes to an engineer; null: never. `hourRate`: what an hour of rework costs, in `currency`
 * by ISO 4217; null: not entered.
 */
export const ReworkLimits = z.strictObject({
  sameDefectLimit: whole(2, 20).nullable(),
  hourRate: measure().nonnegative().max(1e9).nullable(),
  currency: code()
    .refine((one) => /^[A-Z]{3}$/.test(one), { error: 'currency' })
    .nullable(),
})

/** Everything that is set for the whole plant, saved as one and kept in versions. */
export const Settings = z.strictObject({
  identity: Identity,
  plant: PlantSettings,
  codeLists: CodeLists,
  numbering: Numbering,
  targets: Targets,
  retention: Retention,
  rework: ReworkLimits,
  checks: parts(LineChecks),
})
export type Settings = z.infer<typeof Settings>

/** Who saved it, when and why. Version 0 is what a plant begins with; nobody saved it. */
export const SettingsVersion = z.object({
  version: count(),
  savedAt: instant(),
  savedBy: code(),
  reason: note(),
})
export type SettingsVersion = z.infer<typeof SettingsVersion>
/** As sent to the reader: also with the name of the person, null where the account is gone. */
export const NamedSettingsVersion = SettingsVersion.extend({ name: name().nullable() })

export const SettingsFilter = z.strictObject(registerPaging(SettingsVersion))

/** The part that everybody who is signed in works with. */
export const CommonSettings = z.object({
  codeLists: CodeLists,
  targets: Targets,
  /** The currency of costs. */
  currency: ReworkLimits.shape.currency,
  navbar: Identity.pick({ linkTitle: true, linkAddress: true, showSettings: true }),
})
export type CommonSettings = z.infer<typeof CommonSettings>

/** The largest logo, in bytes: every log-in page carries it. */
export const logoLimit = 131_072
export const logoTypes = ['png', 'jpeg', 'webp', 'gif'] as const

const current = z.object({ version: count(), settings: Settings })

export const settings = {
  ...brand,
  ...feature('settings', {
    common: plantQuery({ input: nothing, output: CommonSettings, for: 'signedIn' }),
    get: plantQuery({ input: nothing, output: current, for: ['basicInfo'] }),
    versions: plantQuery({
      input: SettingsFilter,
      output: registerOf(NamedSettingsVersion),
      for: ['basicInfo'],
    }),
    version: plantQuery({ input: z.strictObject({ version: count() }), output: current, for: ['basicInfo'] }),
    /** `version`: the one that was seen and changed. */
    save: plantCommand({
      input: z.strictObject({ version: count(), reason: reason(), settings: Settings }),
      output: current,
      for: ['basicInfo'],
      touches: ['plant', 'boards', 'files'],
    }),
    /** An old version's settings as a new version. */
    restore: plantCommand({
      input: z.strictObject({ version: count(), restored: count(), reason: reason() }),
      output: current,
      for: ['basicInfo'],
      touches: ['plant', 'boards', 'files'],
    }),
    /** The number that would come next now; nothing is taken. Null: the numbers of the period are used up. */
    nextNumber: query({
      input: z.strictObject({ rule: z.enum(numberRuleNames), typeNo: code(), orderCode: code().optional() }),
      output: z.object({ number: z.string().nullable() }),
      for: 'signedIn',
    }),
  }),
}
