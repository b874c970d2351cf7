import { aboutRoutes } from './insight/about/about.routes.ts'
import { attentionRoutes } from './insight/attention/attention.routes.ts'
import { boardsRoutes } from './insight/boards/boards.routes.ts'
import { changesRoutes } from './insight/changes/changes.routes.ts'
import { chartEventsRoutes } from './insight/chartEvents/chartEvents.routes.ts'
import { cycleTimesRoutes } from './insight/cycleTimes/cycleTimes.routes.ts'
import { equipmentReportsRoutes } from './insight/equipmentReports/equipmentReports.routes.ts'
import { equipmentStatisticsRoutes } from './insight/equipmentStatistics/equipmentStatistics.routes.ts'
import { findRoutes } from './insight/find/find.routes.ts'
import { guideRoutes } from './insight/guide/guide.routes.ts'
import { stopsRoutes } from './insight/stops/stops.routes.ts'
import { handoversRoutes } from './insight/handovers/handovers.routes.ts'
import { reportsRoutes } from './insight/reports/reports.routes.ts'
import { outputRoutes } from './insight/output/output.routes.ts'
import { rewindRoutes } from './insight/rewind/rewind.routes.ts'
import { stationScreenRoutes } from './insight/stationScreen/stationScreen.routes.ts'
import { wallsRoutes } from './insight/walls/walls.routes.ts'

export const insightRoutes = [
  aboutRoutes,
  attentionRoutes,
  boardsRoutes,
  changesRoutes,
  chartEventsRoutes,
  cycleTimesRoutes,
  equipmentReportsRoutes,
  equipmentStatisticsRoutes,
  findRoutes,
  guideRoutes,
  handoversRoutes,
  reportsRoutes,
  stopsRoutes,
  outputRoutes,
  rewindRoutes,
  stationScreenRoutes,
  wallsRoutes,
]
