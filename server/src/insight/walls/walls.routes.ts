import { walls } from '@takt/contract/walls.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  createLink,
  lineNow,
  listLinks,
  okRateNow,
  openingOf,
  productNow,
  revokeLink,
  withLook,
} from './walls.ts'

export const wallsRoutes = serve(walls, {
  opening: (call) => openingOf(call),
  line: (call) => withLook(call, lineNow),
  product: (call) => withLook(call, productNow),
  okRate: (call) => withLook(call, okRateNow),
  links: (call) => listLinks(call),
  createLink: (call, draft) => createLink(call, draft),
  revokeLink: (call, link) => revokeLink(call, link),
})
