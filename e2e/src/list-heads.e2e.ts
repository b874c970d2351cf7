import { expect, type Page, test } from '@playwright/test'
import { languages } from '@takt/contract/languages.ts'
import { pages, type PageName } from '@takt/contract/pages.ts'
import { open, settled, visit } from './visit.ts'

/** Every page whose first view is a list. */
const lists = [
  'role',
  'users',
  'lineDef',
  'mesProcess',
  'toMesProcess',
  'orderCreate',
  'pendingProductionOrder',
  'orderHistory',
  'pendingProductionHistory',
  'stationDef',
  'processResultDef',
  'processingCreate',
  'typeCreat',
  'typeProcessSetting',
  'operator',
  'productSummary',
  'processSummary',
  'dataSummary',
  'bomSet',
  'bomDef',
  'bomMonitors',
  'bomProcessSummary',
  'stationLogView',
  'mesLogView',
] as const satisfies PageName[]

/** What stands above the rows there, and belongs above them. */
const figuresFirst: Partial<Record<PageName, string>> = {
  bomProcessSummary: 'what was consumed, of which the rows are the details',
  stationDef: 'which stations are silent',
  mesLogView: 'whether the host answers',
  users: 'the tabs of accounts, recipients and refused calls',
}

async function arrive(page: Page, name: PageName) {
  await open(page, pages[name].path)
  await expect(page).toHaveURL(`${process.env.TAKT_URL}/#${pages[name].path}`)
  const front = page.locator('[data-front=true]')
  await expect(front.locator('[role=columnheader], [data-empty]').first()).toBeVisible()
  await settled(page)
}

test('at 1024 × 768 the first row of every list is in the upper third', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await visit(page, 'onlooker', 'en')
  const low: string[] = []
  let measured = 0
  for (const name of lists) {
    await arrive(page, name)
    const row = page.locator('[role=row][aria-rowindex="2"]').filter({ visible: true }).first()
    // The grid draws its head before it knows how many rows it has room for.
    const head = page.locator('[data-front=true] [role=columnheader]')
    await expect.poll(async () => (await row.count()) > 0 || (await head.count()) === 0).toBe(true)
    if ((await row.count()) === 0) continue // a list of which the demonstration plant has no rows
    measured++
    const { y } = (await row.boundingBox())!
    if (y > 260 && !figuresFirst[name]) low.push(`${name}: ${Math.round(y)}`)
  }
  expect(low).toEqual([])
  expect(measured).toBeGreaterThan(18)
})

/** Heads and buttons whose words are cut, and what frozen actions cover in half. */
const cutIn = (page: Page) =>
  page.evaluate(() => {
    const seen = (one: Element) => one.getClientRects().length > 0
    const isCut = (one: Element) =>
      [one, ...one.querySelectorAll('span')].some(
        (part) =>
          part.clientWidth > 0 &&
          part.scrollWidth > part.clientWidth + 1 &&
          getComputedStyle(part).overflowX !== 'visible',
      )
    const heads = [...document.querySelectorAll('[role=columnheader]')].filter(seen)
    const buttons = [...document.querySelectorAll('main :is(header, footer, [role=search]) button')].filter(
      (one) => seen(one) && !one.closest('[data-chips]'),
    )
    const outside = buttons.filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return (left < -1 || right > window.innerWidth + 1) && !one.closest('[data-slides]')
    })
    const edge = heads.at(-1)?.getBoundingClientRect().left ?? 0
    const covered = heads.slice(0, -1).filter((head) => {
      const { left, right } = head.getBoundingClientRect()
      return left < edge - 1 && right > edge + 1
    })
    const said = (all: Element[]) => all.map((one) => one.textContent || one.getAttribute('aria-label'))
    return {
      heads: heads.length,
      cut: said([...heads, ...buttons].filter(isCut)),
      outside: said(outside),
      covered: window.innerWidth >= 1440 ? said(covered) : [],
      wide: document.documentElement.scrollWidth > window.innerWidth,
    }
  })

test('the actions of a row take no room until it is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, 'onlooker', 'en')
  await arrive(page, 'bomDef')
  const grid = page.getByRole('grid').filter({ visible: true })
  const row = grid.getByRole('row').nth(1)
  const actions = row.locator('[data-actions]')
  const edge = await grid.evaluate((one) => one.getBoundingClientRect().left + one.clientWidth)
  await expect(actions).toHaveCSS('opacity', '0')
  const ends = () =>
    grid.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  // A column of the list ends where the grid does.
  await expect
    .poll(async () => (await ends()).slice(0, -1).some((right) => Math.abs(right - edge) < 2))
    .toBe(true)
  await row.hover()
  await expect(actions).toHaveCSS('opacity', '1')
  const box = (await actions.boundingBox())!
  expect(Math.abs(box.x + box.width - edge)).toBeLessThan(2)
})

/** Orders that other tests make beside this one have codes longer than a plant's. */
const ofOtherTests = /\d{12}/

/** What stands in rows and is cut, in a table or on a telephone. */
const cutCells = (page: Page) =>
  page
    .locator('[data-front=true] :is([role=gridcell], li[data-row])')
    .evaluateAll((cells) =>
      cells
        .filter((cell) =>
          [cell, ...cell.querySelectorAll('*')].some(
            (part) =>
              part.clientWidth > 0 &&
              part.scrollWidth > part.clientWidth + 1 &&
              !['visible', 'auto'].includes(getComputedStyle(part).overflowX),
          ),
        )
        .map(({ textContent }) => textContent ?? ''),
    )

for (const language of languages) {
  test(`no name and no word about material is cut in ${language}`, async ({ page }) => {
    await visit(page, 'onlooker', language)
    for (const name of ['orderHistory', 'orderCreate', 'bomMonitors', 'bomDef', 'stationDef'] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await arrive(page, name)
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(async () => (await cutCells(page)).filter((text) => !ofOtherTests.test(text)), {
            message: `${name} at ${width}`,
          })
          .toEqual([])
      }
    }
  })
}

for (const language of languages) {
  test(`at 1440, 1024 and 390 px no head and no button of a list is cut in ${language}`, async ({ page }) => {
    test.slow()
    await visit(page, 'onlooker', language)
    const cut: unknown[] = []
    let heads = 0
    for (const name of lists) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await arrive(page, name)
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 })
        // The grid measures itself after the window has.
        await page.waitForTimeout(150)
        const found = await cutIn(page)
        heads += found.heads
        if (found.wide || [found.cut, found.outside, found.covered].some((all) => all.length > 0))
          cut.push({ name, width, ...found })
      }
    }
    expect(cut).toEqual([])
    expect(heads).toBeGreaterThan(200)
  })
}
