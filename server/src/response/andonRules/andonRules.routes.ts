import { andonRules } from '@takt/contract/andonRules.ts'
import { serve } from '../../platform/http/serve.ts'
import { backAgain, listAbsences, sayAbsent } from './absences.ts'
import {
  changeRule,
  createRule,
  peopleForRules,
  removeRule,
  rulesOfLine,
  simulateRule,
} from './andonRules.ts'

export const andonRulesRoutes = serve(andonRules, {
  list: (call, filter) => rulesOfLine(call, filter),
  people: (call) => peopleForRules(call),
  simulate: (call, rule) => simulateRule(call, rule),
  absences: (call) => listAbsences(call),
  sayAbsent: (call, draft) => sayAbsent(call, draft),
  endAbsence: (call, { id }) => backAgain(call, id),
  create: (call, draft) => createRule(call, draft),
  update: (call, draft) => changeRule(call, draft),
  delete: (call, key) => removeRule(call, key),
})
