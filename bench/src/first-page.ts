import { inBrowser } from './browser.ts'
import { say } from './say.ts'
import type { Stage } from './stage.ts'

/** What a person waits for after logging in: everything the first page loads, as it crosses the network. */
export const benchFirstPage = (stage: Stage) =>
  inBrowser(stage, 'first page after login', null, async (page, url) => {
    const loaded: Promise<{ path: string; bytes: number }>[] = []
    const asked: string[] = []
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url())) asked.push(request.url())
    })
    page.on('websocket', (socket) => asked.push(socket.url().replace(/^ws/, 'http')))
    page.on('response', (reply) => {
      const size = reply.finished().then(() => reply.request().sizes())
      loaded.push(
        size.then(({ responseBodySize }) => ({
          path: new URL(reply.url()).pathname,
          bytes: responseBodySize,
        })),
      )
    })
    await page.goto(`${url}/#/`)
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(loaded)
    const kilobytes = Math.round(
      files.filter(({ path }) => /\.(js|css)$/.test(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    )
    const outside = asked.filter((address) => !address.startsWith(url)).length
    say('first page after login, JS and CSS in gzip', { kilobytes, limit: 300, reached: kilobytes <= 300 })
    say('first page after login, requests, the live connection among them', {
      requests: asked.length,
      outside,
      limit: 10,
      reached: asked.length <= 10 && outside === 0,
    })
  })
