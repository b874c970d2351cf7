import { account } from '@takt/contract/account.ts'
import { serve } from '../../platform/http/serve.ts'
import { me, ownActivity, ownTimeline, saveAccount, savePicture } from './account.ts'

export const accountRoutes = serve(account, {
  me: (call) => me(call),
  save: (call, draft) => saveAccount(call, draft),
  saveAvatar: (call, picture) => savePicture(call, picture),
  activity: (call, input) => ownActivity(call, input),
  timeline: (call, input) => ownTimeline(call, input),
})
