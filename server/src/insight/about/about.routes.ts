import { about } from '@takt/contract/about.ts'
import { serve } from '../../platform/http/serve.ts'
import { licenseOf, readAbout } from './about.ts'

export const aboutRoutes = serve(about, {
  read: ({ db }) => readAbout(db),
  license: (_call, { name }) => Promise.resolve(licenseOf(name)),
})
