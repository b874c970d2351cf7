import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { pages } from '@takt/contract/pages.ts'
import type { Shot } from './options.ts'
import { fileOf } from './sheet.ts'

type Work = { url: string; token: string; target: string; shots: readonly Shot[]; at: string | null }

/** One browser window for each language, mode and width, whose clock stands at `at`; its pages one after the other. Says which could not be taken. */
export async function take(browser: Browser, { url, token, target, shots, at }: Work): Promise<string[]> {
  const failed: string[] = []
  for (const group of Map.groupBy(
    shots,
    ({ language, mode, width }) => `${language} ${mode} ${width}`,
  ).values()) {
    const [{ language, mode, width, height } = group[0]!] = group
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: mode,
      reducedMotion: 'reduce',
      locale: language,
    })
    if (at) await context.clock.setFixedTime(at)
    await context.addCookies([
      { name: 'Admin-Token', value: token, url },
      { name: 'language', value: language, url },
    ])
    await context.addInitScript(() => localStorage.setItem('lineNumber', 'L1'))
    for (const shot of group) {
      const page = await context.newPage()
      try {
        await page.goto(`${url}/#${pages[shot.name].path}`)
        await isDrawn(page)
        await page.screenshot({ path: path.join(target, fileOf(shot)) })
      } catch (error) {
        failed.push(`${fileOf(shot)}: ${String(error).split('\n')[0]}`)
      }
      await page.close()
    }
    await context.close()
    console.log(`${language} ${mode} ${width}: ${group.length}`)
  }
  return failed
}

/** A heading is there, nothing is still asked for, and the letters are those of the product. */
async function isDrawn(page: Page) {
  await page.locator('h1').first().waitFor({ timeout: 45_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, { timeout: 45_000 })
  await page.evaluate(() => document.fonts.ready)
  // Charts are drawn a frame after their answer; nothing says so.
  await page.waitForTimeout(400)
}

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
