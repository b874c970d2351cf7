import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { pages } from '@takt/contract/pages.ts'
import type { PageRow } from '@takt/contract/pages/page-row.ts'
import type { Shot } from './options.ts'
import { fileOf } from './sheet.ts'

type Work = {
  url: string
  token: string
  shots: readonly Shot[]
  /** The clock of the windows stops at it; null: it runs. */
  at: string | null
  /** Dots of a picture for each of the window. */
  scale: number
  /** The pages of a language one after the other in one window, as a person opens them: quicker, and their tabs are above. */
  inOneWindow: boolean
  save: (page: Page, shot: Shot) => Promise<unknown>
}
/** `empty`: the text a page shows instead of its content. */
export type Taken = { failed: string[]; empty: string[] }

/** One browser window for each language, mode and width; its pages one after the other. Returns which could not be taken, and which show nothing. */
export async function take(browser: Browser, { url, token, shots, at, scale, inOneWindow, save }: Work) {
  const taken: Taken = { failed: [], empty: [] }
  for (const group of Map.groupBy(
    shots,
    ({ language, mode, width }) => `${language} ${mode} ${width}`,
  ).values()) {
    const [{ language, mode, width, height } = group[0]!] = group
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: mode,
      reducedMotion: 'reduce',
      locale: language,
    })
    if (at) await context.clock.setFixedTime(at)
    await context.addCookies([
      { name: 'Admin-Token', value: token, url },
      { name: 'language', value: language, url },
    ])
    await context.addInitScript(() => {
      localStorage.setItem('lineNumber', 'L1')
      // A device of a station where people work.
      localStorage.setItem('station L1', 'S30')
    })
    let page: Page | null = null
    for (const shot of group) {
      const isInside = isFramed(shot)
      page ??= await openPage(context)
      const turns = inOneWindow && isInside && page.url().startsWith(url)
      try {
        await (turns ? turnTo(page, shot) : page.goto(`${url}/#${pages[shot.name].path}`))
        await isDrawn(page)
        await save(page, shot)
        const empty = await emptyOn(page)
        taken.empty.push(...empty.map((says) => `${fileOf(shot)}: ${says}`))
      } catch (error) {
        taken.failed.push(`${fileOf(shot)}: ${String(error).split('\n')[0]}`)
      }
      if (inOneWindow && isInside) continue
      await page.close()
      page = null
    }
    await context.close()
    console.log(`${language} ${mode} ${width}: ${group.length}`)
  }
  return taken
}

function isFramed({ name }: Shot) {
  const { outside }: PageRow = pages[name]
  return outside !== true
}

async function turnTo(page: Page, { name, language }: Shot) {
  await page.evaluate((path) => (location.hash = path), pages[name].path)
  await page
    .locator('h1:visible', { hasText: spoken[language].page[name] })
    .first()
    .waitFor({ timeout: 45_000 })
}

/** A heading is there, nothing is still loading, and the letters are those of the product. */
async function isDrawn(page: Page) {
  await page.locator('h1:visible').first().waitFor({ timeout: 45_000 })
  await hasItsAnswers(page)
  const isStill = () =>
    ![...document.querySelectorAll('[aria-busy="true"]')].some((one) => one.checkVisibility())
  await page.waitForFunction(isStill, null, { timeout: 45_000 })
  await page.evaluate(() => document.fonts.ready)
  // Charts are drawn a frame after their answer; nothing announces it.
  await page.waitForTimeout(400)
}

type Asking = { open: number; since: number }
const asking = new WeakMap<Page, Asking>()

async function openPage(context: BrowserContext) {
  const page = await context.newPage()
  const state: Asking = { open: 0, since: Date.now() }
  asking.set(page, state)
  const count = (more: number) => (request: Request) => {
    if (request.url().includes('/api/')) Object.assign(state, { open: state.open + more, since: Date.now() })
  }
  return page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
}

/** Nothing was sent to the server for a moment, and nothing is unanswered: on a machine that is busy a page is there long before its content. */
async function hasItsAnswers(page: Page) {
  const [quiet, most] = [700, 45_000]
  const until = Date.now() + most
  const state = asking.get(page)!
  while ((state.open > 0 || Date.now() - state.since < quiet) && Date.now() < until)
    await page.waitForTimeout(100)
}

const emptyOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-empty]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText.replaceAll('\n', ' ')),
  )

export async function logIn(url: string, password: string) {
  const reply = await fetch(`${url}/api/web/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin', password }),
  })
  const { data, message } = (await reply.json()) as { data?: { token: string }; message?: string } // the envelope of login
  if (!data) throw new Error(`admin cannot log in at ${url}: ${message}`)
  return data.token
}
