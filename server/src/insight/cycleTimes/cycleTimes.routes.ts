import { cycleTimes } from '@takt/contract/cycleTimes.ts'
import { cycleDrivers } from './driven.ts'
import { serve } from '../../platform/http/serve.ts'
import { cyclesAt, cycleTimesOf } from './cycleTimes.ts'

export const cycleTimesRoutes = serve(cycleTimes, {
  figures: (call, asked) => cycleTimesOf(call, asked),
  drivers: (call, asked) => cycleDrivers(call, asked),
  cycles: (call, asked) => cyclesAt(call, asked),
})
