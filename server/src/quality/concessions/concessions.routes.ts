import { concessions } from '@takt/contract/concessions.ts'
import { serve } from '../../platform/http/serve.ts'
import { askConcession, concessionsOfLine, moveConcession, oneConcession } from './concessions.ts'

export const concessionsRoutes = serve(concessions, {
  list: (call, filter) => concessionsOfLine(call, filter),
  one: (call, { concessionCode }) => oneConcession(call, concessionCode),
  ask: (call, draft) => askConcession(call, draft),
  approve: (call, named) => moveConcession(call, 'approve', named),
  refuse: (call, named) => moveConcession(call, 'refuse', named),
  withdraw: (call, named) => moveConcession(call, 'withdraw', named),
})
