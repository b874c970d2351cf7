import { noticeRules } from '@takt/contract/noticeRules.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  changeRule,
  createRule,
  oneRule,
  previewRule,
  removeRule,
  ruleChoices,
  ruleRegister,
} from './noticeRules.ts'

export const noticeRulesRoutes = serve(noticeRules, {
  list: (call, filter) => ruleRegister(call, filter),
  one: (call, which) => oneRule(call, which),
  choices: (call) => ruleChoices(call),
  preview: (call, draft) => previewRule(call, draft),
  create: (call, draft) => createRule(call, draft),
  update: (call, draft) => changeRule(call, draft),
  delete: (call, key) => removeRule(call, key),
})
