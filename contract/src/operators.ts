import { z } from 'zod'
import { command, download, feature, plantCommand, query } from './endpoint.ts'
import {
  account,
  code,
  count,
  day,
  flag,
  instant,
  name,
  nothing,
  parts,
  seconds,
  share,
  whole,
} from './fields.ts'
import { importOf, Imported } from './imports.ts'
import { exportFormats, period, registerOf, registerPaging } from './lists.ts'

/** Who works at stations. `operatorNo` is what a station sends as `operator`; `level` is compared with a station's optLevel. */
export const Operator = z.object({
  operatorNo: code(),
  name: name(),
  cardId: code().nullable(),
  userName: code().nullable(),
  level: whole(0, 9),
  teamName: name().nullable(),
  enabled: flag(),
  revision: count(),
})
export type Operator = z.infer<typeof Operator>

export const OperatorDraft = Operator.omit({ revision: true }).strict()
export type OperatorDraft = z.infer<typeof OperatorDraft>

/** What somebody is trained for. `validUntil` is the last production day it counts; null: for good. */
export const Qualification = z.object({
  lineNumber: code(),
  stationNumber: code(),
  operatorNo: code(),
  level: whole(0, 9),
  validUntil: day().nullable(),
  givenBy: account(),
  givenAt: instant(),
})
export type Qualification = z.infer<typeof Qualification>
export const QualificationDraft = Qualification.pick({
  operatorNo: true,
  stationNumber: true,
  level: true,
  validUntil: true,
}).strict()
export type QualificationDraft = z.infer<typeof QualificationDraft>

/** Days before its end in which a qualification counts as ending soon. */
export const endsSoon = 30

/** An operator as the register shows them: on this line. `tooLow`: their training does not reach what the station they are at requires. */
export const OperatorRow = Operator.extend({
  currentStation: code().nullable(),
  since: instant().nullable(),
  tooLow: flag(),
  qualifications: parts(Qualification.pick({ stationNumber: true, level: true, validUntil: true })),
  /** Passes of today's production day. */
  output: count(),
  okRate: share().nullable(),
})
export type OperatorRow = z.infer<typeof OperatorRow>

const filterFields = OperatorRow.pick({
  operatorNo: true,
  name: true,
  teamName: true,
  currentStation: true,
  enabled: true,
}).partial().shape
export const OperatorFilter = z.strictObject({ ...filterFields, ...registerPaging(OperatorRow) })
export type OperatorFilter = z.infer<typeof OperatorFilter>

/** One stay at a station. `loggedInBy`: the person who did it from the console; null: the badge at the station. */
export const StationLogin = z.object({
  lineNumber: code(),
  stationNumber: code(),
  operatorNo: code(),
  name: name(),
  since: instant(),
  until: instant().nullable(),
  loggedInBy: account().nullable(),
  duration: seconds().nullable(),
})
export type StationLogin = z.infer<typeof StationLogin>
export const LoginFilter = z.strictObject({
  ...StationLogin.pick({ operatorNo: true, stationNumber: true }).partial().shape,
  ...period,
  ...registerPaging(StationLogin),
})
export type LoginFilter = z.infer<typeof LoginFilter>

/** `qualified`: whether the station's level is reached; somebody who is not may log on there, but gets a warning. `leftStation`: where they were logged off for it. */
export const LoggedIn = z.object({
  operatorNo: code(),
  name: name(),
  stationNumber: code(),
  since: instant(),
  qualified: flag(),
  level: count(),
  optLevel: count(),
  leftStation: code().nullable(),
})
export type LoggedIn = z.infer<typeof LoggedIn>

/** As many as one import takes. */
export const mostOperators = 2000

const place = Qualification.pick({ operatorNo: true, stationNumber: true }).strict()

export const operators = feature('operators', {
  list: query({ input: OperatorFilter, output: registerOf(OperatorRow), for: ['operator'] }),
  /** For pickers. */
  names: query({
    input: nothing,
    output: z.array(Operator.pick({ operatorNo: true, name: true })),
    for: 'signedIn',
  }),
  /** An operator belongs to the plant, what they are trained for and where they are to a line. */
  create: plantCommand({ input: OperatorDraft, output: Operator, for: ['operator'] }),
  update: plantCommand({
    input: OperatorDraft.extend({ revision: count() }),
    output: Operator,
    for: ['operator'],
  }),
  /** What they are trained for is no column: it belongs to a line. */
  import: plantCommand({ input: importOf(mostOperators), output: Imported, for: ['operator'], large: true }),
  qualify: command({ input: QualificationDraft, output: Qualification, for: ['operator'] }),
  disqualify: command({ input: place, output: Qualification, for: ['operator'] }),
  /** Whoever is at another station of the line is logged off there. */
  logIn: command({ input: place, output: LoggedIn, for: ['operator'] }),
  logOff: command({ input: place, output: place, for: ['operator'] }),
  logins: query({ input: LoginFilter, output: registerOf(StationLogin), for: ['operator'] }),
  export: download({
    input: z.strictObject({
      ...filterFields,
      sort: OperatorFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    for: ['operator'],
  }),
})
