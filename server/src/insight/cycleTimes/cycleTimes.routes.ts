import { cycleTimes } from '@takt/contract/cycleTimes.ts'
import { cycleDrivers } from './driven.ts'
import { serve } from '../../platform/http/serve.ts'
import { cyclesAt, cycleTimesOf } from './cycleTimes.ts'

export const cycleTimesRoutes = serve(cycleTimes, {
  figures: (call, input) => cycleTimesOf(call, input),
  drivers: (call, input) => cycleDrivers(call, input),
  cycles: (call, input) => cyclesAt(call, input),
})
