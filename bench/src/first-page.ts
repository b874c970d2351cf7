import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { say } from './say.ts'
import type { Stage } from './stage.ts'

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium'
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

/** What a person waits for after logging in: everything the first page loads, as it crosses the network. */
export async function benchFirstPage({ url, token }: Stage) {
  if (!existsSync(browser)) return say('first page after login', { skipped: 'no Chromium; name one with CHROMIUM' })
  const chrome = await chromium.launch({ executablePath: browser, args: quiet })
  const context = await chrome.newContext({ locale: 'en' })
  await context.addCookies([{ name: 'Admin-Token', value: await token(), url }])
  const page = await context.newPage()
  const loaded: Promise<{ path: string; bytes: number }>[] = []
  page.on('response', (reply) => {
    const size = reply.finished().then(() => reply.request().sizes())
    loaded.push(size.then(({ responseBodySize }) => ({ path: new URL(reply.url()).pathname, bytes: responseBodySize })))
  })
  await page.goto(`${url}/#/`)
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(loaded)
  await chrome.close()
  const kilobytes = Math.round(files.filter(({ path }) => /\.(js|css)$/.test(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
  say('first page after login, JS and CSS as sent', { kilobytes, limit: 350, reached: kilobytes <= 350 })
  say('first page after login, requests', { requests: files.length, limit: 12, reached: files.length <= 12 })
}
