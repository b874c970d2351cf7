import { tools } from '@takt/contract/tools.ts'
import { serve } from '../../platform/http/serve.ts'
import { drawingOf } from './drawing.ts'
import { maintenancesFor, yieldByAge } from './by-age.ts'
import { giveBack } from './give-back.ts'
import { orderTools } from './ready.ts'
import {
  askMore,
  createTool,
  decideMore,
  mountTool,
  oneTool,
  takeOff,
  toolsOfLine,
  updateDraft,
} from './tools.ts'

export const toolsRoutes = serve(tools, {
  list: (call, filter) => toolsOfLine(call, filter),
  one: (call, { toolCode }) => oneTool(call, toolCode),
  maintenances: (call, { toolCode }) => maintenancesFor(call, toolCode),
  byAge: (call, input) => yieldByAge(call, input),
  drawing: (call, { toolCode }) => drawingOf(call, toolCode),
  ready: (call, key) => orderTools(call, key),
  create: (call, draft) => createTool(call, draft),
  update: (call, draft) => updateDraft(call, draft),
  mount: (call, mounting) => mountTool(call, mounting),
  dismount: (call, named) => takeOff(call, 'dismount', named),
  maintain: (call, named) => takeOff(call, 'maintain', named),
  giveBack: (call, named) => giveBack(call, named),
  askMore: (call, input) => askMore(call, input),
  allowMore: (call, named) => decideMore(call, true, named),
  refuseMore: (call, named) => decideMore(call, false, named),
  scrap: (call, named) => takeOff(call, 'scrap', named),
})
