import { expect, type Page, test } from '@playwright/test'
import { languages as allLanguages, type Language } from '@takt/contract/languages.ts'
import { en, type Words } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { type PageName, pageNames, pages } from '@takt/contract/pages.ts'
import type { Role } from './call.ts'
import { cutCells, cutIn, figuresFirst, lists, wholeRows } from './list-cuts.ts'
import { open, settled, type Troubles, visit } from './visit.ts'

const languages: Record<Language, Words> = { en, zh, es, ja }
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 900 },
]

/** Where the first row of a list begins at the latest. The Spanish heads of three pages take two lines. */
const upperThird: Record<Language, number> = { en: 260, zh: 260, es: 268, ja: 260 }

async function arrive(page: Page, name: PageName, words: Words, troubles: Troubles) {
  await page.setViewportSize(sizes[0]!)
  await open(page, pages[name].path)
  await expect(page).toHaveTitle(`${words.page[name]} - ${words.say.appTitle}`)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }), name).toHaveCount(1)
  const text = await page.locator('body').innerText()
  expect(text, name).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
  // What changed may be a pattern of numbers, which is made of such.
  if (name !== 'dbLogView') expect(text, name).not.toMatch(/\{\w+\}/)
  expect(troubles, name).toEqual([])
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** At three sizes: what is cut, and where the first row stands at 1024 × 768; null: the demonstration has no rows of it. */
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
  // The grid draws its head before it knows how many rows it has room for.
  const head = page.locator('[data-front=true] [role=columnheader]')
  await expect.poll(async () => (await row.count()) > 0 || (await head.count()) === 0).toBe(true)
  return (await row.count()) > 0 ? Math.round((await row.boundingBox())!.y) : null
}

for (const language of allLanguages)
  test(`every page in ${language}: every word is there, nothing complains, nothing is cut or wider than its screen`, async ({
    page,
  }) => {
    test.slow()
    const troubles = await visit(page, 'onlooker', language)
    const cut: unknown[] = []
    const low: string[] = []
    let heads = 0
    let measured = 0
    for (const name of pageNames) {
      await arrive(page, name, languages[language], troubles)
      if (lists.includes(name)) {
        const list = await measureList(page, name)
        cut.push(...list.cut)
        heads += list.heads
        if (list.top !== null) measured++
        if ((list.top ?? 0) > upperThird[language] && !figuresFirst[name]) low.push(`${name}: ${list.top}`)
        continue
      }
      for (const { width, height } of [sizes[0]!, sizes[2]!]) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => widthOf(page), { message: `${name} at ${width}` }).toBeLessThanOrEqual(width)
      }
    }
    await expect.poll(() => page.locator('html').getAttribute('lang')).toContain(language)
    expect(cut).toEqual([])
    expect(heads).toBeGreaterThan(200)
    expect(low, 'the first row of a list is in the upper third at 1024 × 768').toEqual([])
    expect(measured).toBeGreaterThan(18)
  })

const roles: Role[] = ['onlookingEditor', 'onlookingOperator']
for (const role of roles)
  test(`${role} opens every page that is theirs, and no other`, async ({ page }) => {
    const troubles = await visit(page, role, 'en')
    for (const name of pageNames) {
      if (pages[name].roles !== 'admin') {
        await arrive(page, name, en, troubles)
        continue
      }
      await open(page, pages[name].path)
      await expect(page, `${name} is not for ${role}`).toHaveURL(
        `${process.env.TAKT_URL}/#${pages[name].path}`,
      )
      await expect(page.getByText(en.shell.notYours)).toBeVisible()
    }
  })
