import { z } from 'zod'
import { AuditEntry, auditedEntities, NamedAuditEntry } from './audit.ts'
import { feature, plantDownload, plantQuery } from './endpoint.ts'
import { code, count, name, note, text } from './fields.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()
/** `within`: the rows around it, from the outside in: `['TORQUE']` of a collection set. Null before: it was not there, or empty. A list of codes stays a list. */
export const FieldChange = z.object({
  within: z.array(z.string()),
  field: z.string(),
  before: value,
  after: value,
})
export type FieldChange = z.infer<typeof FieldChange>

/** `productSn`: what people know a unit by, whose key is a number of ours. `reason`: why, where one is required. */
const changeFields = {
  productSn: code().nullable(),
  traceId: code().nullable(),
  reason: note().nullable(),
  fieldChanges: z.array(FieldChange),
}
/** With the first of what became different, and how many there are. */
export const ChangeRow = NamedAuditEntry.omit({ before: true, after: true }).extend({
  ...changeFields,
  changeCount: count(),
})
export type ChangeRow = z.infer<typeof ChangeRow>
export const Change = NamedAuditEntry.extend(changeFields)
export type Change = z.infer<typeof Change>

const filterFields = {
  ...AuditEntry.pick({ entityKey: true, userName: true, lineNumber: true }).partial().shape,
  lineNumber: code().optional(),
  traceId: code().optional(),
  entity: z.array(z.enum(auditedEntities)).max(auditedEntities.length).optional(),
  /** Anywhere in the reason that was given. */
  reason: text(200).trim().min(1).optional(),
  /** As named in what was stored: `upperSpecLimit`. */
  field: name().optional(),
  ...period,
}
export const ChangeFilter = z.strictObject({ ...filterFields, ...ledgerPaging })
export type ChangeFilter = z.infer<typeof ChangeFilter>
export const ChangeScope = z.strictObject(filterFields)
export type ChangeScope = z.infer<typeof ChangeScope>

const page = { for: ['dbLogView'] } as const
/** Who changed what, of all records this person may see. */
export const changes = feature('changes', {
  list: plantQuery({ ...page, input: ChangeFilter, output: ledgerOf(ChangeRow), mayLag: true }),
  change: plantQuery({
    ...page,
    input: AuditEntry.pick({ id: true }).strict(),
    output: Change,
    mayLag: true,
  }),
  /** A row for each field that became different. */
  export: plantDownload({
    ...page,
    input: z.strictObject({ ...filterFields, format: z.enum(exportFormats) }),
    output: z.never(),
    mayLag: true,
  }),
})
