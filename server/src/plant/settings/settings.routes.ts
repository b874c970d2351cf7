import { settings } from '@takt/contract/settings.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  brandOf,
  commonSettings,
  previewNumber,
  readSettings,
  restoreSettings,
  saveSettings,
  settingsOfVersion,
} from './settings.ts'
import { listVersions } from './settings.queries.ts'

export const settingsRoutes = serve(settings, {
  brand: ({ db }) => brandOf(db),
  common: ({ db }) => commonSettings(db),
  get: ({ db }) => readSettings(db),
  versions: ({ db }, filter) => listVersions(db, filter),
  version: ({ db }, { version }) => settingsOfVersion(db, version),
  save: (call, input) => saveSettings(call, input),
  restore: (call, input) => restoreSettings(call, input),
  nextNumber: async ({ db, line }, { rule, ...numbered }) => ({
    number: await previewNumber(db, rule, { line, ...numbered }),
  }),
})
