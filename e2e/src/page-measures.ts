import { expect, type Page } from '@playwright/test'
import type { Language } from '@takt/contract/languages.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { cutCells, cutIn, figuresFirst, lists, wholeRows } from './list-cuts.ts'
import { type Troubles, heading, settled } from './visit.ts'

export const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 900 },
]

/** Where the first row of a list begins at the latest. The Spanish heads of three pages take two lines. */
const upperThird: Record<Language, number> = { en: 260, zh: 260, es: 268, ja: 260 }

/** The page in front has its words, and nothing complains. */
export async function looksWhole(page: Page, name: PageName, words: Words, troubles: Troubles) {
  await expect(page).toHaveTitle(`${words.page[name]} - ${words.say.appTitle}`)
  await settled(page)
  await expect(heading(page), name).toHaveCount(1)
  const text = await page.locator('body').innerText()
  expect(text, name).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
  // What changed may be a pattern of numbers, which is made of such.
  if (name !== 'dbLogView') expect(text, name).not.toMatch(/\{\w+\}/)
  const most = name === 'lossInquiry' ? 3 : 2
  await expect.poll(() => headButtons(page), { message: name }).toBeLessThanOrEqual(most)
  expect(troubles, name).toEqual([])
}

/** Beside ⋯. Three are one too many to be found at a glance; only stops to explain are announced beside the two. */
const headButtons = (page: Page) =>
  page.evaluate(() => {
    const all = document
      .querySelector('[data-front=true] header')
      ?.lastElementChild?.querySelectorAll('button')
    return [...(all ?? [])].filter((button) => !button.closest('[data-actions]')).length
  })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** At three sizes: what is cut, and where the first row is at 1024 × 768; null: the demonstration has no rows of it. */
async function measureList(page: Page, name: PageName) {
  const front = page.locator('[data-front=true]')
  await expect(front.locator('[role=columnheader], [data-empty]').first()).toBeVisible()
  const cut: unknown[] = []
  let heads = 0
  let top: number | null = null
  for (const size of sizes) {
    await page.setViewportSize(size)
    // The grid measures itself after the window has; of the first size it has already.
    if (size !== sizes[0]) await page.waitForTimeout(150)
    const found = await cutIn(page)
    heads += found.heads
    if (found.wide || [found.cut, found.outside, found.covered].some((all) => all.length > 0))
      cut.push({ name, ...size, ...found })
    if (wholeRows.includes(name))
      await expect.poll(() => cutCells(page), { message: `${name} at ${size.width}` }).toEqual([])
    if (size.width === 1024) top = await topOfRows(page)
  }
  return { cut, heads, top }
}

async function topOfRows(page: Page) {
  const row = page.locator('[role=row][aria-rowindex="2"]').filter({ visible: true }).first()
  // The grid draws its head before its number of rows is calculated.
  const head = page.locator('[data-front=true] [role=columnheader]')
  await expect.poll(async () => (await row.count()) > 0 || (await head.count()) === 0).toBe(true)
  return (await row.count()) > 0 ? Math.round((await row.boundingBox())!.y) : null
}

type Measured = { cut: unknown[]; low: string[]; heads: number; isMeasured: boolean }

/** At three sizes nothing of the page in front is cut or wider than its screen; the first row of a list is in the upper third. */
export async function measured(page: Page, name: PageName, language: Language): Promise<Measured> {
  if (lists.includes(name)) {
    const { cut, heads, top } = await measureList(page, name)
    const isLow = (top ?? 0) > upperThird[language] && !figuresFirst[name]
    return { cut, heads, low: isLow ? [`${name}: ${top}`] : [], isMeasured: top !== null }
  }
  for (const { width, height } of [sizes[0]!, sizes[2]!]) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => widthOf(page), { message: `${name} at ${width}` }).toBeLessThanOrEqual(width)
  }
  return { cut: [], heads: 0, low: [], isMeasured: false }
}
