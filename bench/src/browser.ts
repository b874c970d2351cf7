import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { say } from './say.ts'
import type { Stage } from './stage.ts'

const program = process.env.CHROMIUM ?? '/usr/bin/chromium'
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A browser of somebody who is logged in, on a line; nothing where there is no Chromium. */
export async function inBrowser(
  { url, token }: Stage,
  figure: string,
  line: string | null,
  work: (page: Page, url: string) => Promise<void>,
) {
  if (!existsSync(program)) return say(figure, { skipped: 'no Chromium; name one with CHROMIUM' })
  const chrome: Browser = await chromium.launch({ executablePath: program, args: quiet })
  try {
    // The limits are in gzip; a browser that accepts more gets less.
    const context = await chrome.newContext({
      locale: 'en',
      viewport: { width: 1440, height: 900 },
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    })
    await context.addCookies([
      { name: 'Admin-Token', value: await token(), url },
      { name: 'language', value: 'en', url },
    ])
    if (line) await context.addInitScript((line) => localStorage.setItem('lineNumber', line), line)
    await work(await context.newPage(), url)
  } finally {
    await chrome.close()
  }
}

/** What the page's own thread has worked so far, in milliseconds of the processor: a busy machine does not change it much. */
export async function watchWork(page: Page) {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await chrome.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

/** Goes to an address and waits, in the page itself, until its heading and what else is required are seen; returns the milliseconds. */
export const goTo = (page: Page, path: string, title: string, also = 'h1') =>
  page.evaluate(
    async ({ path, title, also }) => {
      const start = performance.now()
      location.hash = path
      const seen = (what: string, text = '') =>
        [...document.querySelectorAll(what)].some(
          (found) => found.textContent.includes(text) && found.checkVisibility(),
        )
      while (!seen('h1', title) || !seen(also)) {
        if (performance.now() - start > 20_000) throw new Error(`${path} does not show ${title} and ${also}`)
        await new Promise(requestAnimationFrame)
      }
      return performance.now() - start
    },
    { path, title, also },
  )
