import { stationScreen } from '@takt/contract/stationScreen.ts'
import { serve } from '../../platform/http/serve.ts'
import { screenOf, signOff, signOn } from './stationScreen.ts'

export const stationScreenRoutes = serve(stationScreen, {
  of: (call, input) => screenOf(call, input),
  signOn: (call, badge) => signOn(call, badge),
  signOff: (call, badge) => signOff(call, badge),
})
