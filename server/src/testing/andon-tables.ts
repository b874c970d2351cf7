import { Absence } from '@takt/contract/absences.ts'
import { AndonCall, CallLevel } from '@takt/contract/andon.ts'
import { CallPart } from '@takt/contract/call-parts.ts'
import { code, instant, reason } from '@takt/contract/fields.ts'
import { AndonRule } from '@takt/contract/andonRules.ts'

/** The tables of calls and their rules, and what of them no answer shows. */
export const andonTables = {
  andon_rules: { entity: AndonRule, kept: ['place'] },
  user_absences: { entity: Absence, derived: ['name'] },
  andon_call_levels: { entity: CallLevel },
  andon_call_parts: {
    entity: CallPart.extend({ remark: reason(), explainedBy: code(), explainedAt: instant() }),
    kept: ['callId'],
    derived: ['end'],
  },
  andon_calls: {
    entity: AndonCall,
    derived: ['period'],
    kept: [
      'announced',
      'byLink',
      'cause',
      'declinedBy',
      'faultNotes',
      'heardAt',
      'queueLeft',
      'raisedMessage',
      'clearedMessage',
      'ruled',
      'solveAskedAt',
    ],
  },
}
