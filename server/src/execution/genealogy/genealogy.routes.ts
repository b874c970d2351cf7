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
  ofUnit: (call, asked) => componentsOf(call, asked),
  materialsUsed: (call, asked) => materialsUsed(call, asked),
  exportMaterialsUsed: (call, wanted) => exportMaterialsUsed(call, wanted),
  whereUsed: (call, asked) => whereUsed(call, asked),
  exportUsed: (call, wanted) => exportUsed(call, wanted),
  exportOfUnit: (call, wanted) => exportOfUnit(call, wanted),
  hold: (call, asked) => doToFound(call, 'hold', asked),
  rework: (call, asked) => doToFound(call, 'rework', asked),
  rules: (call) => holdRules(call),
  releaseRule: (call, asked) => releaseRule(call, asked),
  progress: (call, asked) => progressOf(call, asked),
  replace: (call, asked) => replacePart(call, asked),
  consumption: (call, asked) => consumption(call, asked),
  exportConsumption: (call, wanted) => exportConsumption(call, wanted),
})
