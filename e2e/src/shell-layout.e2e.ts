import { expect, test, type Page } from '@playwright/test'
import { preferences } from '@takt/contract/preferences.ts'
import { units } from '@takt/contract/units.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { call } from './call.ts'
import { heading, open, visit } from './visit.ts'

const { shell, page: names, group, say } = en
const menu = (page: Page) => page.getByRole('navigation', { name: shell.menu })
const crumbs = (page: Page) => page.getByRole('navigation', { name: shell.breadcrumb })
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sidebarStatus')?.value
const arrive = async (page: Page, path: string, name: keyof typeof names) => {
  await open(page, path)
  await expect(heading(page)).toHaveText(names[name])
}
const widthOf = (page: Page) =>
  page
    .locator('aside')
    .first()
    .evaluate((side) => Math.round(side.getBoundingClientRect().width))

test('SB-01, SB-02, SB-03, SB-10, SB-12, SB-13, SB-14: the menu folds to icons and stays folded; its groups open and fly out by pointer and key', async ({
  page,
}) => {
  await visit(page, 'admin', 'en')
  await arrive(page, '/order/orderCreate', 'orderCreate')
  await expect.poll(async () => [await widthOf(page), await cookie(page)]).toEqual([210, undefined])
  await expect(menu(page).getByRole('link', { name: names.orderCreate })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const orders = menu(page).getByRole('button', { name: group.order })
  const equipment = menu(page).getByRole('button', { name: group.equipment })
  await expect(orders).toHaveAttribute('aria-expanded', 'true')
  await expect(equipment).toHaveAttribute('aria-expanded', 'false')
  await equipment.click()
  await expect(orders).toHaveAttribute('aria-expanded', 'true')
  await orders.focus()
  await page.keyboard.press('Enter')
  await expect(orders).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page).getByRole('link', { name: names.orderCreate })).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: names.stationDef })).toBeVisible()

  const hamburger = page.getByRole('button', { name: shell.foldMenu })
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true')
  await hamburger.click()
  await expect.poll(() => cookie(page)).toBe('0')
  await expect.poll(() => widthOf(page)).toBe(54)
  await page.reload()
  await expect.poll(() => widthOf(page)).toBe(54)
  await expect(page.getByRole('button', { name: shell.unfoldMenu })).toHaveAttribute('aria-expanded', 'false')
  await orders.hover()
  await page.getByRole('menuitem', { name: names.pendingProductionOrder }).click()
  await expect(heading(page)).toHaveText(names.pendingProductionOrder)
  await equipment.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: names.stationDef })).toBeVisible()
  // A key that comes before the menu has the focus goes nowhere.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=menu], [role=menuitem]') !== null))
    .toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/equipment\//)
})

test('SB-04, SB-05, SB-06, SB-07, SB-09: below 992 px the menu is a drawer, and the desktop’s choice stays what it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 993, height: 800 })
  await visit(page, 'admin', 'en')
  await arrive(page, '/order/orderCreate', 'orderCreate')
  await expect(page.locator('aside').first()).toBeVisible()
  await page.setViewportSize({ width: 991, height: 800 })
  const hamburger = page.getByRole('button', { name: shell.openMenu })
  const drawer = page.getByRole('dialog', { name: shell.menu })
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: shell.language })).toHaveCount(0)
  await hamburger.click()
  await expect(drawer).toBeVisible()
  // A keyboard on the screen resizes the window: nothing may close.
  await page.setViewportSize({ width: 991, height: 500 })
  await expect(drawer).toBeVisible()
  for (let time = 0; time < 25; time++) await page.keyboard.press('Tab')
  await expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(hamburger).toBeFocused()
  await hamburger.click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(900, 300)
  await expect(drawer).toBeHidden()
  await hamburger.click()
  await drawer.getByRole('link', { name: names.pendingProductionOrder }).click()
  await expect(heading(page)).toHaveText(names.pendingProductionOrder)
  await expect(drawer).toBeHidden()
  await expect.poll(() => cookie(page)).toBeUndefined()
  await page.setViewportSize({ width: 993, height: 800 })
  await expect.poll(() => widthOf(page)).toBe(210)
})

test('SB-15, SP-09, RG-26, TV-07: the logo leads home; the header goes with the page or stays; a page opens at its top and comes back where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 })
  await visit(page, 'editor', 'en')
  await call(preferences.saveSettings, { sidebarLogo: true, fixedHeader: false }, undefined, 'editor')
  await arrive(page, '/order/orderCreate', 'orderCreate')
  const logo = page.getByRole('link', { name: `${say.appTitle}: ${shell.goHome}` })
  await expect(logo).toHaveText(say.appTitle)
  await logo.click()
  await expect(heading(page)).toHaveText(names.mainDashboard)
  await page.getByRole('button', { name: shell.foldMenu }).click()
  await expect(logo).toHaveText('')

  const bar = page.getByRole('banner')
  const scrolled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main, main > *')]
        .map(({ parentElement }) => parentElement!.scrollTop)
        .reduce((one, other) => Math.max(one, other), 0),
    )
  await page.mouse.move(600, 300)
  for (const fixed of [false, true]) {
    await call(preferences.saveSettings, { fixedHeader: fixed }, undefined, 'editor')
    await page.evaluate(() => {
      location.hash = '/lineDashboard'
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: en.boards.stations }).first()).toBeVisible()
    await page.mouse.wheel(0, 150)
    await expect.poll(scrolled).toBe(150)
    await expect.poll(async () => (await bar.boundingBox())!.y).toBe(fixed ? 0 : -150)
    await page.evaluate(() => {
      location.hash = '/mainDashboard'
    })
    await expect(heading(page)).toHaveText(names.mainDashboard)
    await expect.poll(scrolled).toBe(0)
    await page.evaluate(() => {
      location.hash = '/lineDashboard'
    })
    await expect.poll(scrolled).toBe(150)
  }
  await call(preferences.saveSettings, { sidebarLogo: false, fixedHeader: false }, undefined, 'editor')
})

test('BC-01, BC-02, BC-03, BC-05, PT-01, PT-04, PT-05, TV-09: breadcrumb, tab and title show where one is, which record is open, and follow the language at once', async ({
  page,
}) => {
  const { rows } = await call(units.list, { limit: 1 }, 'L1')
  const serial = rows[0]!.productSn!
  await visit(page, 'admin', 'en')
  await arrive(page, '/mainDashboard', 'mainDashboard')
  await expect(crumbs(page).getByRole('listitem')).toHaveText([names.mainDashboard])
  await arrive(page, '/tracibility/dataSummary', 'dataSummary')
  await expect(page).toHaveTitle(`${names.dataSummary} - ${say.appTitle}`)
  await expect(crumbs(page).locator('[aria-current="page"]')).toHaveText(names.dataSummary)
  await crumbs(page).getByRole('link', { name: group.tracibility }).click()
  await expect(heading(page)).toHaveText(names.productSummary)
  await open(page, `/tracibility/productSummary?unit=${encodeURIComponent(serial)}`)
  await expect(page).toHaveTitle(`${names.productSummary} ${serial} - ${say.appTitle}`)
  await expect(
    page
      .getByRole('navigation', { name: shell.tabs })
      .getByRole('link', { name: `${names.productSummary} ${serial}` }),
  ).toBeVisible()
  await page.getByRole('button', { name: shell.language }).click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await expect(page).toHaveTitle(`${zh.page.productSummary} ${serial} - ${say.appTitle}`)
  await expect(
    page
      .getByRole('navigation', { name: zh.shell.tabs })
      .getByRole('link', { name: `${zh.page.productSummary} ${serial}` }),
  ).toBeVisible()
  await page
    .getByRole('navigation', { name: zh.shell.breadcrumb })
    .getByRole('link', { name: zh.shell.home })
    .click()
  await expect(page).toHaveTitle(`${zh.page.mainDashboard} - ${say.appTitle}`)
  await call(preferences.saveSettings, { language: null })
})

test('KB-01, KB-02, KB-03: the first key leads to the content; a menu opens, moves and closes by keys and gives the focus back', async ({
  page,
}) => {
  await visit(page, 'editor', 'en')
  await arrive(page, '/mainDashboard', 'mainDashboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shell.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/#\/mainDashboard$/)
  for (const landmark of ['main', 'banner'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
  const user = page.getByRole('button', { name: 'editor' })
  await user.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: shell.logout })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: shell.logout })).toBeHidden()
  await expect(user).toBeFocused()
})

test('SB-16: another line loads the page anew; an unknown one gives way to the first; a new browser starts with the person’s own', async ({
  page,
}) => {
  await call(preferences.saveSettings, { lineNumber: 'L2' }, undefined, 'editor')
  await visit(page, 'editor', 'en')
  const line = () => page.evaluate(() => localStorage.getItem('lineNumber'))
  await arrive(page, '/mainDashboard', 'mainDashboard')
  const other = await page.context().browser()!.newContext()
  await other.addCookies(await page.context().cookies())
  const fresh = await other.newPage()
  await fresh.goto(page.url())
  await expect(heading(fresh)).toHaveText(names.mainDashboard)
  await expect.poll(() => fresh.evaluate(() => localStorage.getItem('lineNumber'))).toBe('L2')
  await fresh.evaluate(() => {
    localStorage.setItem('lineNumber', 'gone')
    Object.assign(window, { old: true })
  })
  await fresh.reload()
  await expect(heading(fresh)).toHaveText(names.mainDashboard)
  await expect.poll(() => fresh.evaluate(() => localStorage.getItem('lineNumber'))).toBe('L1')
  await fresh.evaluate(() => Object.assign(window, { old: true }))
  await fresh.getByRole('combobox', { name: shell.line }).selectOption({ index: 1 })
  // While the page is loaded anew there is no page to evaluate in.
  await expect.poll(() => fresh.evaluate(() => 'old' in window).catch(() => true)).toBe(false)
  await expect.poll(() => fresh.evaluate(() => localStorage.getItem('lineNumber'))).toBe('L2')
  await expect.poll(() => line()).toBe('L1')
  await other.close()
  await call(preferences.saveSettings, { lineNumber: null }, undefined, 'editor')
})
