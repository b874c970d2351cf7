import type { FastifyInstance } from 'fastify'

/** Everything a page needs comes from here, and a page of another origin may not frame it. Ant Design writes style elements; a PDF is looked at in a frame. `'self'` includes this host's websocket. */
const contentPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; frame-src blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
/** Nothing of this is used; the clipboard, full screen and the wake lock are. */
const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()'

export function secureHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('content-security-policy', contentPolicy)
    reply.header('permissions-policy', permissions)
    // The page a log-in service sends the browser back to closes its own window, which it may no more if it is cut off from who opened it.
    if (!request.url.startsWith('/?')) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    // A route that may be cached sets it itself.
    if (/^\/(api|metrics|health|ready|live)\b/.test(request.url)) reply.header('cache-control', 'no-store')
  })
}
