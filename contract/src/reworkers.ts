import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { code, codes, count, day, flag, name, seconds, share, whole } from './fields.ts'
import { papers, symbols } from './labels.ts'
import { registerOf, registerPaging } from './lists.ts'

/**
 * An operator who may rework units of a line. An empty list of types, defects or stations is no limit.
 * `level` is compared with the optLevel of the rework station; `validUntil` is the last production day it counts.
 */
export const Reworker = z.object({
  lineNumber: code(),
  operatorNo: code(),
  typeNos: codes(),
  defectCodes: codes(),
  stationNumbers: codes(),
  level: whole(0, 9),
  validUntil: day().nullable(),
  enabled: flag(),
  revision: count(),
})
export type Reworker = z.infer<typeof Reworker>
export const ReworkerDraft = Reworker.omit({ lineNumber: true, enabled: true, revision: true }).strict()
export type ReworkerDraft = z.infer<typeof ReworkerDraft>

/** With who the operator is, and what they reported on this line: `successRate` of the repairs whose retest is known. */
export const ReworkerRow = Reworker.extend({
  name: name(),
  userName: code().nullable(),
  cardId: code().nullable(),
  reworked: count(),
  successRate: share().nullable(),
  averageTime: seconds().nullable(),
})
export type ReworkerRow = z.infer<typeof ReworkerRow>

export const ReworkerFilter = z.strictObject({
  ...ReworkerRow.pick({ operatorNo: true, name: true, enabled: true }).partial().shape,
  typeNo: code().optional(),
  defectCode: code().optional(),
  stationNumber: code().optional(),
  ...registerPaging(ReworkerRow),
})
export type ReworkerFilter = z.infer<typeof ReworkerFilter>

const page = { for: ['reworkerManage'] } as const

export const reworkers = feature('reworkers', {
  list: query({ input: ReworkerFilter, output: registerOf(ReworkerRow), ...page }),
  create: command({ input: ReworkerDraft, output: Reworker, ...page }),
  /** `enabled` again lets somebody rework whose time was ended. */
  update: command({
    input: ReworkerDraft.extend({ enabled: flag(), revision: count() }),
    output: Reworker,
    ...page,
  }),
  /** Ended, not deleted: what they reworked stays under their number. */
  end: command({
    input: Reworker.pick({ operatorNo: true, revision: true }).strict(),
    output: Reworker,
    ...page,
  }),
  badge: download({
    input: z.strictObject({ operatorNo: code(), paper: z.enum(papers), symbol: z.enum(symbols) }),
    output: z.never(),
    ...page,
  }),
})
