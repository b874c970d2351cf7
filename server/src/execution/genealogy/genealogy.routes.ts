import { genealogy } from '@takt/contract/genealogy.ts'
import { serve } from '../../platform/http/serve.ts'
import { progressOf } from './bulk.ts'
import { consumption } from './consumption.ts'
import { doToFound } from './found-acts.ts'
import { exportConsumption, exportOfUnit, exportUsed } from './export.ts'
import { componentsOf, whereUsed } from './genealogy.ts'
import { holdRules, releaseRule, replacePart } from './hold-rules.ts'
import { exportMaterialsUsed, materialsUsed } from './materials-used.ts'

export const genealogyRoutes = serve(genealogy, {
  ofUnit: (call, input) => componentsOf(call, input),
  materialsUsed: (call, input) => materialsUsed(call, input),
  exportMaterialsUsed: (call, input) => exportMaterialsUsed(call, input),
  whereUsed: (call, input) => whereUsed(call, input),
  exportUsed: (call, input) => exportUsed(call, input),
  exportOfUnit: (call, input) => exportOfUnit(call, input),
  hold: (call, input) => doToFound(call, 'hold', input),
  rework: (call, input) => doToFound(call, 'rework', input),
  rules: (call) => holdRules(call),
  releaseRule: (call, input) => releaseRule(call, input),
  progress: (call, input) => progressOf(call, input),
  replace: (call, input) => replacePart(call, input),
  consumption: (call, input) => consumption(call, input),
  exportConsumption: (call, input) => exportConsumption(call, input),
})
