import { AndonCall, CallLevel } from '@takt/contract/andon.ts'
import { CallPart } from '@takt/contract/call-parts.ts'
import { code, instant, reason } from '@takt/contract/fields.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
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
  andon_call_levels: { entity: CallLevel },
  andon_call_parts: {
    entity: CallPart.extend({ remark: reason(), explainedBy: code(), explainedAt: instant() }),
    kept: ['callId'],
    derived: ['end'],
  },
  andon_quiets: 'inner',
  andon_station_messages: 'inner',
  andon_lamp_tests: 'inner',
  andon_watch: 'inner',
}
