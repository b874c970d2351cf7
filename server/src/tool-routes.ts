import { calibrationsRoutes } from './equipment/calibrations/calibrations.routes.ts'
import { recallsRoutes } from './equipment/recalls/recalls.routes.ts'
import { toolSetsRoutes } from './equipment/toolSets/toolSets.routes.ts'
import { toolCountersRoutes } from './equipment/tools/toolCounters.routes.ts'
import { toolsRoutes } from './equipment/tools/tools.routes.ts'

/** Tools, their sets, and the gauges among them. */
export const toolRoutes = [toolsRoutes, toolCountersRoutes, toolSetsRoutes, calibrationsRoutes, recallsRoutes]
