import { z } from 'zod'
import { choice, code } from './fields.ts'

/** What is numbered by a rule where nobody gives a number. */
export const numberRuleNames = ['order', 'lot', 'serial'] as const
export type NumberRuleName = (typeof numberRuleNames)[number]

/** When the sequence begins again with 1. */
export const numberResets = ['never', 'year', 'month', 'day'] as const
export type NumberReset = (typeof numberResets)[number]

/** `WO-{yyyy}{MM}{dd}-{seq:4}`: text, and in braces what changes. */
export const NumberRule = z.strictObject({ pattern: code(), reset: choice(numberResets) })
export type NumberRule = z.infer<typeof NumberRule>
