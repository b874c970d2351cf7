import {
  attributeLimitsRoutes,
  chartExclusionsRoutes,
  chartLimitsRoutes,
  chartsRoutes,
} from './quality/charts/charts.routes.ts'
import { concessionsRoutes } from './quality/concessions/concessions.routes.ts'
import { defectDrawingsRoutes } from './masterdata/defectDrawings/defectDrawings.routes.ts'
import { defectReportsRoutes } from './quality/defectReports/defectReports.routes.ts'
import { failureSummaryRoutes } from './quality/failures/summary.routes.ts'
import { failuresRoutes } from './quality/failures/failures.routes.ts'
import { sopAnswersRoutes } from './equipment/sopAnswers/sopAnswers.routes.ts'
import { failurePhotosRoutes } from './quality/failurePhotos/failurePhotos.routes.ts'
import { futureHoldsRoutes } from './quality/futureHolds/futureHolds.routes.ts'
import { gaugesRoutes } from './quality/gauges/gauges.routes.ts'
import { problemsRoutes } from './quality/problems/problems.routes.ts'
import { reworkRoutes } from './quality/rework/rework.routes.ts'
import { signalsRoutes } from './quality/signals/signals.routes.ts'
import { reworkersRoutes } from './quality/reworkers/reworkers.routes.ts'

export const qualityRoutes = [
  chartsRoutes,
  chartLimitsRoutes,
  attributeLimitsRoutes,
  chartExclusionsRoutes,
  concessionsRoutes,
  defectDrawingsRoutes,
  defectReportsRoutes,
  failureSummaryRoutes,
  failuresRoutes,
  failurePhotosRoutes,
  sopAnswersRoutes,
  futureHoldsRoutes,
  gaugesRoutes,
  problemsRoutes,
  reworkRoutes,
  reworkersRoutes,
  signalsRoutes,
]
