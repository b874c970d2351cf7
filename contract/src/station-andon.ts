import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { choice, code, id, instant, name } from './fields.ts'

export const callStates = ['called', 'arrived', 'solved', 'confirmed', 'cancelled'] as const

/** What somebody does with their badge at a station. */
export const badgeMoves = ['arrive', 'solve'] as const

const messageId = () => z.string().min(1).max(64).optional()
/** A badge held to the station's reader, or a number typed: who it is has come, or has solved it. */
export const AnswerReport = z.strictObject({
  messageId: messageId(),
  at: instant(),
  cardId: code().optional(),
  operator: code().optional(),
  lossType: choice(lossTypes).optional(),
  move: z.enum(badgeMoves).default('arrive'),
})
export const AskLamp = z.strictObject({ messageId: messageId(), at: instant() })

/** Who answered which call with their badge, and its state. */
export const BadgeAnswered = z.object({
  id: id(),
  callState: choice(callStates),
  userName: code(),
  name: name(),
})
export type BadgeAnswered = z.infer<typeof BadgeAnswered>
