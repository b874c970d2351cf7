import { calibrations } from '@takt/contract/calibrations.ts'
import { serve } from '../../platform/http/serve.ts'
import { calibrationsOf, certificateOf, recordCalibration } from './calibrations.ts'

export const calibrationsRoutes = serve(calibrations, {
  list: (call, { toolCode }) => calibrationsOf(call, toolCode),
  record: (call, draft) => recordCalibration(call, draft),
  certificate: (call, { calibrationId }) => certificateOf(call, calibrationId),
})
