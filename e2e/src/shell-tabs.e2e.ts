import { expect, test, type Page } from '@playwright/test'
import { preferences } from '@takt/contract/preferences.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { pages } from '@takt/contract/pages.ts'
import { call } from './call.ts'
import { filterField, heading, open as goTo, visit } from './visit.ts'

const { shell, page: names } = en
const strip = (page: Page) => page.getByRole('navigation', { name: shell.tabs })
const tabs = (page: Page) => strip(page).getByRole('link')
const tab = (page: Page, name: keyof typeof names) =>
  tabs(page).filter({ hasText: new RegExp(`^${names[name]}$`) })
const menu = (page: Page) => page.getByRole('menu', { name: shell.tabMenu })
const choose = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true }).click()
const orderName = (page: Page) => filterField(page, en.field.orderName)
/** As a link somewhere else in the console would. */
const go = async (
  page: Page,
  name:
    | 'mainDashboard'
    | 'lineDashboard'
    | 'orderCreate'
    | 'pendingProductionOrder'
    | 'stationDef'
    | 'processResultDef'
    | 'productSummary'
    | 'dataSummary',
  search = '',
) => {
  await page.evaluate((hash) => {
    location.hash = hash
  }, pages[name].path + search)
  await expect(heading(page)).toHaveText(names[name])
}
/** The page before it is on the screen until the other is drawn. */
const turnTo = async (page: Page, name: 'orderCreate') => {
  await tab(page, name).click()
  await expect(heading(page)).toHaveText(names[name])
}
const open = async (page: Page, path: string) => {
  await goTo(page, path)
  await expect(heading(page)).toBeVisible()
}
const pinned = [names.mainDashboard, names.lineDashboard]

test('TV-01, TV-02, TV-05, TV-06, TV-07, TV-10, TV-11, TV-13, TV-14: a page has one tab, which keeps its state until it closes; then the last of the strip is next', async ({
  page,
}) => {
  await visit(page, 'admin', 'en')
  await open(page, '/order/orderCreate')
  await expect(tabs(page)).toHaveText([...pinned, names.orderCreate])
  await (await orderName(page)).fill('kept')
  await expect(page).toHaveURL(/orderName=kept/)
  await go(page, 'pendingProductionOrder')
  await go(page, 'stationDef')
  await expect(tabs(page)).toHaveText([
    ...pinned,
    names.orderCreate,
    names.pendingProductionOrder,
    names.stationDef,
  ])
  await turnTo(page, 'orderCreate')
  await expect(page).toHaveURL(/orderCreate\?orderName=kept$/)
  await expect(await orderName(page)).toHaveValue('kept')
  await tab(page, 'pendingProductionOrder').click({ button: 'middle' })
  await expect(tabs(page)).toHaveText([...pinned, names.orderCreate, names.stationDef])
  await expect(page).toHaveURL(/orderName=kept$/)
  await tab(page, 'lineDashboard').click({ button: 'middle' })
  await expect(strip(page).getByRole('button', { name: 'Close Line', exact: true })).toHaveCount(0)
  await strip(page)
    .getByRole('button', { name: `Close ${names.orderCreate}` })
    .click()
  await expect(heading(page)).toHaveText(names.stationDef)
  await expect(tabs(page)).toHaveText([...pinned, names.stationDef])
  await go(page, 'orderCreate')
  await expect(await orderName(page)).toHaveValue('')
  expect(page.context().pages()).toHaveLength(1)
})

test('TV-15, TV-16, TV-18, TV-19, TV-20, TV-21: the menu of a tab is about that tab: refresh, close, close others, close all', async ({
  page,
}) => {
  await visit(page, 'admin', 'en')
  await open(page, '/order/orderCreate')
  await go(page, 'pendingProductionOrder')
  await go(page, 'stationDef')
  await tab(page, 'lineDashboard').click({ button: 'right' })
  await expect(menu(page).getByRole('menuitem')).toHaveText([
    shell.refresh,
    shell.closeOthers,
    shell.closeAll,
  ])
  await expect(heading(page)).toHaveText(names.stationDef)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await tab(page, 'orderCreate').click({ button: 'right' })
  await expect(menu(page).getByRole('menuitem')).toHaveText([
    shell.refresh,
    shell.close,
    shell.closeOthers,
    shell.closeAll,
  ])
  await heading(page).click()
  await expect(menu(page)).toHaveCount(0)

  // Refresh: state goes, the address and the order stay, nothing is added to the history, and the rows are read anew.
  await turnTo(page, 'orderCreate')
  await (await orderName(page)).evaluate((field) => field.setAttribute('data-old', ''))
  const steps = await page.evaluate(() => history.length)
  const request = page.waitForRequest('**/api/orders/list/*')
  await tab(page, 'orderCreate').click({ button: 'right' })
  await choose(page, shell.refresh)
  await request
  await expect(await orderName(page)).not.toHaveAttribute('data-old')
  await expect.poll(() => page.evaluate(() => history.length)).toBe(steps)
  await expect(tabs(page)).toHaveText([
    ...pinned,
    names.orderCreate,
    names.pendingProductionOrder,
    names.stationDef,
  ])

  await tab(page, 'pendingProductionOrder').click({ button: 'right' })
  await choose(page, shell.closeOthers)
  await expect(heading(page)).toHaveText(names.pendingProductionOrder)
  await expect(tabs(page)).toHaveText([...pinned, names.pendingProductionOrder])
  await tab(page, 'mainDashboard').click({ button: 'right' })
  await choose(page, shell.closeAll)
  await expect(heading(page)).toHaveText(names.mainDashboard)
  await go(page, 'stationDef')
  await tab(page, 'stationDef').click({ button: 'right' })
  await choose(page, shell.closeAll)
  await expect(heading(page)).toHaveText(names.lineDashboard)
  await expect(tabs(page)).toHaveText(pinned)
})

test('TV-08: the tabs are there after a reload, with their addresses, and belong to the person', async ({
  page,
}) => {
  await visit(page, 'admin', 'en')
  await open(page, '/order/orderCreate?orderName=kept')
  await go(page, 'stationDef')
  await page.reload()
  await expect(heading(page)).toHaveText(names.stationDef)
  await expect(tabs(page)).toHaveText([...pinned, names.orderCreate, names.stationDef])
  await turnTo(page, 'orderCreate')
  await expect(await orderName(page)).toHaveValue('kept')
  await visit(page, 'operator', 'en')
  await page.reload()
  await expect(tabs(page)).toHaveText([...pinned, names.orderCreate])
})

test('TV-17, TV-23, TV-24, TV-25: the current tab is in sight, the wheel moves the strip only, hiding it forgets nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 600 })
  await visit(page, 'admin', 'en')
  await open(page, '/order/orderCreate')
  for (const name of [
    'pendingProductionOrder',
    'stationDef',
    'processResultDef',
    'productSummary',
    'dataSummary',
  ] as const)
    await go(page, name)
  const box = strip(page).getByRole('list')
  const left = () => box.evaluate((list) => Math.round(list.scrollLeft))
  const end = () => box.evaluate((list) => list.scrollWidth - list.clientWidth)
  await expect.poll(end).toBeGreaterThan(50)
  await expect.poll(async () => (await end()) - (await left())).toBe(0)
  const beneath = await page.locator('main').evaluate((main) => main.parentElement!.scrollTop)
  await box.hover()
  await page.mouse.wheel(0, -10_000)
  await expect.poll(left).toBe(0)
  await expect
    .poll(() => page.locator('main').evaluate((main) => main.parentElement!.scrollTop))
    .toBe(beneath)
  await go(page, 'productSummary')
  const whole = async (name: 'processResultDef' | 'dataSummary') => {
    const [outer, inner] = [(await box.boundingBox())!, (await tab(page, name).boundingBox())!]
    return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
  }
  await expect
    .poll(async () => [await whole('processResultDef'), await whole('dataSummary')])
    .toEqual([true, true])
  await tab(page, 'dataSummary').click({ button: 'right' })
  await expect(menu(page)).toBeVisible()
  await expect
    .poll(async () => {
      const { x, width } = (await menu(page).boundingBox())!
      return x + width
    })
    .toBeLessThanOrEqual(700)
  await page.keyboard.press('Escape')
  await go(page, 'mainDashboard')
  await expect.poll(left).toBe(0)

  const before = await tabs(page).allTextContents()
  await call(preferences.saveSettings, { tagsView: false })
  await page.reload()
  await expect(heading(page)).toHaveText(names.mainDashboard)
  await expect(strip(page)).toHaveCount(0)
  await call(preferences.saveSettings, { tagsView: true })
  await page.reload()
  await expect(tabs(page)).toHaveText(before)
})

test('TV-26: the strip is one tab stop; tabs are walked, opened, closed and their menus opened by keys', async ({
  page,
}) => {
  await visit(page, 'admin', 'en')
  await open(page, '/order/orderCreate')
  await go(page, 'stationDef')
  await go(page, 'pendingProductionOrder')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await tab(page, 'pendingProductionOrder').focus()
  await expect(tab(page, 'pendingProductionOrder')).toHaveAttribute('aria-current', 'page')
  await expect
    .poll(() => tabs(page).evaluateAll((links) => links.filter((link) => link.tabIndex === 0).length))
    .toBe(1)
  await page.keyboard.press('Home')
  await expect.poll(() => focused()).toBe(names.mainDashboard)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused()).toBe(names.orderCreate)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(names.orderCreate)
  await tab(page, 'orderCreate').focus()
  await page.keyboard.press('Delete')
  await expect(heading(page)).toHaveText(names.pendingProductionOrder)
  await expect.poll(focused).toBe(names.pendingProductionOrder)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press(' ')
  await expect(heading(page)).toHaveText(names.stationDef)
  await page.keyboard.press('Shift+F10')
  await expect(menu(page).getByRole('menuitem', { name: shell.refresh })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(tabs(page)).toHaveText([...pinned, names.pendingProductionOrder])
  await expect.poll(focused).toBe(names.pendingProductionOrder)
})
