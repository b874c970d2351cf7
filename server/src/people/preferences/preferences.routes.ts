import { preferences } from '@takt/contract/preferences.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteView, saveList, saveSettings, saveView, viewsOf } from './preferences.ts'

export const preferencesRoutes = serve(preferences, {
  saveSettings: (call, patch) => saveSettings(call, patch),
  saveList: (call, input) => saveList(call, input),
  views: (call, { list }) => viewsOf(call, list),
  saveView: (call, draft) => saveView(call, draft),
  deleteView: (call, view) => deleteView(call, view),
})
