import { expect, type Page, test } from '@playwright/test'
import { fill } from '@takt/contract/errors.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { OrderDraft, orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { call } from './call.ts'
import { heading, open, settled, visit } from './visit.ts'

const { find, guide, notices, page: names, shell, shortcutKeys } = en
const hits = (page: Page) => page.getByRole('listbox').getByRole('option')

test('HS-01, HS-02, HS-03, HS-08, HS-09, HS-14: the magnifier opens a field; what is typed finds a page, arrows walk, Enter opens it', async ({
  page,
}) => {
  const troubles = await visit(page, 'admin', 'en')
  await open(page, '/mainDashboard')
  await settled(page)
  const glass = page.getByRole('button', { name: find.open })
  await glass.click()
  const field = page.getByRole('combobox', { name: find.field })
  await expect(field).toBeFocused()
  await expect(hits(page)).toHaveCount(0)
  await page.keyboard.type('order')
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('option', { name: `${en.group.order} > ${names.orderCreate}` })).toBeVisible()
  // The list is that of what was typed before until the last letter is drawn.
  let many = 0
  await expect(async () => {
    many = await hits(page).count()
    await expect(page.getByText(fill(find.hits, { count: many }), { exact: true })).toBeAttached({
      timeout: 500,
    })
  }).toPass()
  await page.keyboard.press('ArrowUp')
  await expect(hits(page).nth(many - 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(hits(page)).toHaveCount(0)
  await expect(field).toHaveValue('order')
  await field.fill('guide')
  await expect(page.getByText(find.none)).toBeVisible()
  await field.fill('statoins')
  await expect(hits(page).first()).toContainText(names.stationDef)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(names.stationDef)
  await expect(field).toHaveCount(0)
  await glass.click()
  await page.keyboard.type('order')
  await expect(hits(page)).toHaveCount(many)
  await heading(page).click()
  await expect(field).toHaveValue('')
  expect(troubles).toEqual([])
})

test('HS-12, HS-13: in Chinese a page is found by its sound and its initials, until the setting switches it off', async ({
  page,
}) => {
  await visit(page, 'operator', 'zh')
  await open(page, '/mainDashboard')
  const field = page.getByRole('combobox', { name: zh.find.field })
  await page.getByRole('button', { name: zh.find.open }).click()
  await field.fill('daichan')
  await expect(hits(page).first()).toContainText(zh.page.pendingProductionOrder)
  await field.fill('dcgd')
  await expect(hits(page).first()).toContainText(zh.page.pendingProductionOrder)
  await call(preferences.saveSettings, { pinyinSearch: false }, undefined, 'operator')
  await page.reload()
  await page.getByRole('button', { name: zh.find.open }).click()
  await field.fill('daichan')
  await expect(page.getByText(zh.find.none)).toBeVisible()
  await call(preferences.saveSettings, { pinyinSearch: true }, undefined, 'operator')
})

test('Ctrl K finds a unit by its scanned serial and an order by its code; ? lists the keys', async ({
  page,
}) => {
  const troubles = await visit(page, 'admin', 'en')
  const {
    rows: [unit],
  } = await call(units.list, { limit: 1 }, 'L1')
  await open(page, '/mainDashboard')
  await settled(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: find.palette })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(unit!.productSn!)
  await expect(hits(page).first()).toContainText(unit!.productSn!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(new RegExp(unit!.productSn!))
  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(unit!.orderCode.toLowerCase())
  await hits(page).filter({ hasText: unit!.orderCode }).first().click()
  await expect(page).toHaveURL(new RegExp(`orderCode=${unit!.orderCode}`))
  await page.locator('#content').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: find.shortcuts })).toContainText(shortcutKeys.palette)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(troubles).toEqual([])
})

test('GD-01, IC-01: the guide shows the frame around by keys, and how far the plant is set up', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, 'admin', 'en')
  await open(page, '/guide/index')
  await expect(page.getByText(fill(guide.of, { done: 2, wanted: 2 })).first()).toBeVisible()
  await page.getByRole('button', { name: guide.start }).click()
  for (const place of ['menu', 'crumbs', 'search', 'fullscreen', 'size', 'tabs'] as const) {
    await expect(page.getByText(guide.tour[place], { exact: true }).filter({ visible: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(page.getByText(guide.tour.tabsWhy)).toBeHidden()
  await open(page, '/icon/index')
  await page.getByRole('button', { name: 'order', exact: true }).click()
  await expect(page.getByText(fill(guide.iconCopied, { snippet: '<Icon name="order" />' }))).toBeVisible()
})

test('the bell counts what is new, shows it, and leads to what it is about', async ({ page }) => {
  const troubles = await visit(page, 'admin', 'en')
  await open(page, '/mainDashboard')
  await settled(page)
  const {
    rows: [like],
  } = await call(orders.list, { limit: 1 }, 'L1')
  const [planStart, planEnd] = [
    new Date(Date.now() - 3_600_000).toISOString(),
    new Date(Date.now() - 1000).toISOString(),
  ]
  await call(
    orders.create,
    { ...OrderDraft.strip().parse(like), orderCode: 'TOO-LATE', planStart, planEnd, release: true },
    'L1',
  )
  // It comes by itself: the server looks every few seconds and announces it over the socket.
  const bell = page.getByRole('button', { name: new RegExp(`^${shell.bell}: \\d+`) })
  await expect(bell).toBeVisible()
  await bell.click()
  const late = page
    .getByRole('dialog', { name: shell.bell })
    .getByRole('button', { name: /TOO-LATE is past its planned end/ })
  await late.click()
  await expect(page).toHaveURL(/pendingProductionOrder\?orderCode=TOO-LATE$/)
  await expect(page.getByRole('gridcell', { name: 'TOO-LATE', exact: true })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${shell.bell}`) }).click()
  await page
    .getByRole('dialog', { name: shell.bell })
    .getByRole('listitem')
    .filter({ hasText: 'TOO-LATE' })
    .getByRole('button', { name: notices.remove })
    .click()
  await expect(late).toHaveCount(0)
  expect(troubles).toEqual([])
})
