import { calibrations } from '@takt/contract/calibrations.ts'
import { serve } from '../../platform/http/serve.ts'
import { calibrationsOf, certificateOf, recordCalibration, withdrawCalibration } from './calibrations.ts'

export const calibrationsRoutes = serve(calibrations, {
  list: (call, { toolCode }) => calibrationsOf(call, toolCode),
  record: (call, draft) => recordCalibration(call, draft),
  withdraw: (call, input) => withdrawCalibration(call, input),
  certificate: (call, { calibrationId }) => certificateOf(call, calibrationId),
})
