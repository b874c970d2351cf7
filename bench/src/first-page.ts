import type { Page } from '@playwright/test'
import { inBrowser } from './browser.ts'
import { say } from './say.ts'
import type { Stage } from './stage.ts'

type File = { path: string; bytes: number }
const isCode = ({ path }: File) => /\.(js|css)$/.test(path)
const kilobytesOf = (files: File[]) =>
  Math.round(files.filter(isCode).reduce((sum, { bytes }) => sum + bytes, 0) / 1000)

/** What a person waits for after logging in: everything the first page loads, as it crosses the network; then what a second visit costs. */
export const benchFirstPage = (stage: Stage) =>
  inBrowser(stage, 'first page after login', null, async (page, url) => {
    const { loaded, requested } = watchLoads(page)
    await page.goto(`${url}/#/`)
    await page.waitForSelector('h1')
    await page.waitForLoadState('networkidle')
    const waitedFor = await Promise.all(loaded)
    const requests = requested.length
    const outside = requested.filter((address) => !address.startsWith(url)).length
    const kilobytes = kilobytesOf(waitedFor)
    say('first page after login, JS and CSS in gzip', { kilobytes, limit: 250, reached: kilobytes <= 250 })
    say('first page after login, requests, the live connection among them', {
      requests,
      outside,
      limit: 10,
      reached: requests <= 10 && outside === 0,
    })

    await page.waitForTimeout(6000)
    const all = await Promise.all(loaded)
    say('fetched in the background afterwards, JS and CSS in gzip', {
      kilobytes: kilobytesOf(all) - kilobytes,
      files: all.filter(isCode).length - waitedFor.filter(isCode).length,
    })
    await page.reload()
    await page.waitForSelector('h1')
    say('second visit', await page.evaluate(secondVisit))
  })

function watchLoads(page: Page) {
  const loaded: Promise<File>[] = []
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) requests.push(request.url())
  })
  page.on('websocket', (socket) => requests.push(socket.url().replace(/^ws/, 'http')))
  page.on('response', (reply) => {
    const size = reply.finished().then(() => reply.request().sizes())
    const path = new URL(reply.url()).pathname
    loaded.push(size.then(({ responseBodySize }) => ({ path, bytes: responseBodySize })))
  })
  return { loaded, requested: requests }
}

/** Runs in the page. */
function secondVisit() {
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(name))
  const crossed = files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).transferSize, 0)
  return {
    ms: Math.round(performance.now()),
    kilobytes: Math.round(crossed / 1000),
    limit: 0,
    reached: crossed === 0,
  }
}
