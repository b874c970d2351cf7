import { walls } from '@takt/contract/walls.ts'
import { serve } from '../../platform/http/serve.ts'
import { createLink, listLinks, okRateNow, lineNow, openingOf, productNow, revokeLink } from './walls.ts'

export const wallsRoutes = serve(walls, {
  opening: (call) => openingOf(call),
  line: (call) => lineNow(call),
  product: (call) => productNow(call),
  okRate: (call) => okRateNow(call),
  links: (call) => listLinks(call),
  createLink: (call, draft) => createLink(call, draft),
  revokeLink: (call, link) => revokeLink(call, link),
})
