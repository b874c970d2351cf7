import { z } from 'zod'
import {
  accounts,
  choice,
  code,
  codes,
  count,
  draftOf,
  email,
  flag,
  instant,
  name,
  note,
  parts,
  uuid,
  whole,
} from './fields.ts'
import { teleStates } from './host.ts'
import { periodKinds } from './period-kinds.ts'

/** The line's reports of one kind are made by themselves, so many minutes after the period ended, and mailed. */
export const ReportSchedule = z.object({
  periodKind: choice(periodKinds),
  minutesAfter: whole(0, 1440),
  toUsers: accounts(),
  toRoles: codes(),
  /** Mailboxes of nobody's account. */
  toMails: parts(email(), 50),
  enabled: flag(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>

/** `revision`: as it was seen; null: it does not exist yet. */
export const ScheduleDraft = draftOf(
  ReportSchedule.omit({ updateDate: true, updateAuthor: true }).extend({ revision: count().nullable() }),
)
export type ScheduleDraft = z.output<typeof ScheduleDraft>

/** One report for one mailbox: what became of it. */
export const ReportDelivery = z.object({
  deliveryId: uuid(),
  reportId: uuid(),
  /** The person, or the mailbox that the schedule names. */
  userName: code().nullable(),
  mailAddress: email().nullable(),
  teleState: choice(teleStates),
  attempts: count(),
  nextTry: instant().nullable(),
  errorText: note().nullable(),
  queuedAt: instant(),
  doneAt: instant().nullable(),
})
export type ReportDelivery = z.infer<typeof ReportDelivery>
