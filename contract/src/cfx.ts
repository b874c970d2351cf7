import { z } from 'zod'
import { instant } from './fields.ts'

/** As many messages of IPC-CFX as one call may carry. */
export const mostMessages = 500

/** What of an envelope of IPC-CFX is read; it carries more. */
export const CfxEnvelope = z.looseObject({
  MessageName: z.string().min(1).max(200),
  TimeStamp: instant(),
  /** Chosen by the machine: the same id again is the same message. Several units make several messages of it, so there is room behind it. */
  UniqueID: z
    .string()
    .min(1)
    .max(56)
    .regex(/^[\x21-\x7E]+$/),
  Source: z.string().max(400).nullish(),
  RequestID: z.string().max(400).nullish(),
  MessageBody: z.looseObject({}),
})

/** `answers`: one for each unit of the message. `response`: a message for a machine that sent a request. */
export const CfxAnswer = z.looseObject({
  messageName: z.string(),
  uniqueId: z.string(),
  outcome: z.enum(['understood', 'ignored']),
  reason: z.string().optional(),
  answers: z.array(z.looseObject({})),
  response: z.looseObject({}).optional(),
})
