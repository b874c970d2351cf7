import { preferences } from '@takt/contract/preferences.ts'
import { serve } from '../http/serve.ts'
import { deleteView, saveList, saveSettings, saveView } from './preferences.ts'
import { viewsFor } from './preferences.queries.ts'

export const preferencesRoutes = serve(preferences, {
  saveSettings: (call, patch) => saveSettings(call, patch),
  saveList: (call, wanted) => saveList(call, wanted),
  views: ({ db, user }, { list }) => viewsFor(db, user.userName, list),
  saveView: (call, draft) => saveView(call, draft),
  deleteView: (call, view) => deleteView(call, view),
})
