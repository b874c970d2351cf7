import { equipmentStatistics } from '@takt/contract/equipmentStatistics.ts'
import { serve } from '../../platform/http/serve.ts'
import { equipmentTimes } from './equipmentStatistics.ts'

export const equipmentStatisticsRoutes = serve(equipmentStatistics, {
  report: (call, input) => equipmentTimes(call, input),
})
