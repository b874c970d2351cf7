import { expect, test, type Page } from '@playwright/test'
import { orders } from '@takt/contract/orders.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { call, logIn, logOut } from './call.ts'
import { filterField, heading, open, openFromMenu, visit } from './visit.ts'

const { shell, page: names, say, error } = en
const url = () => process.env.TAKT_URL!
const ended = (page: Page) => page.getByRole('dialog', { name: shell.ended })
const messageOf = (page: Page, role: 'alert' | 'status', text: string) =>
  page.getByRole(role).filter({ hasText: text }).filter({ visible: true })

test('RQ-04, RQ-05, RQ-06, RQ-07: however many calls meet the end of a session, it is shown and asked once; what was typed stays; to log in again leads back', async ({
  page,
}) => {
  const token = await logIn('editor')
  await visit(page, 'editor', 'en', 'L1', token)
  await open(page, '/order/orderCreate?orderCode=L1')
  await expect(heading(page)).toHaveText(names.orderCreate)
  await expect(page.getByRole('grid')).toBeVisible()
  const name = await filterField(page, en.field.orderName)
  await logOut(token)
  await name.fill('typed')
  await page.evaluate(() => {
    location.hash = '/lineDashboard'
  })
  await expect(ended(page)).toHaveCount(1)
  await expect(ended(page).getByRole('button', { name: shell.loginAgain })).toBeFocused()
  await expect(page.locator('.ant-message [role="alert"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(ended(page)).toHaveCount(0)
  await page.evaluate(() => history.back())
  await expect(await filterField(page, en.field.orderName)).toHaveValue('typed')
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value)
    .toBe(token)
})

test('RQ-05: who logs in again comes back to the full address', async ({ page }) => {
  const token = await logIn('editor')
  await visit(page, 'editor', 'en', 'L1', token)
  await open(page, '/order/orderCreate?orderCode=L1')
  await expect(heading(page)).toHaveText(names.orderCreate)
  const name = await filterField(page, en.field.orderName)
  await name.fill('more')
  await expect(page).toHaveURL(/orderName=more/)
  await logOut(token)
  // Another call may be refused before the next letter is in the address.
  await name.fill('moreover')
  await expect(ended(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  const back = encodeURIComponent('/order/orderCreate?orderCode=L1&orderName=more')
  await expect(page).toHaveURL(new RegExp(`^${url()}/#/login\\?redirect=${back}(over)?$`))
})

test('RQ-03, RQ-08, RQ-09: messages are one under the other; a rule’s refusal is read five seconds, a failed call three; a pointer holds one, Escape takes all', async ({
  page,
}) => {
  const created = await call(orders.list, { orderStatus: ['created'], limit: 1 }, 'L1')
  const { orderCode } = created.rows[0]!
  await visit(page, 'editor', 'en')
  await open(page, `/order/orderCreate?orderCode=${orderCode}`)
  const answers = [
    { json: { code: 40911, key: 'orders.producing' } },
    { status: 503, json: { code: 50300, key: 'call.database_down' } },
  ]
  await page.route('**/api/orders/delete/*', (route) =>
    route.fulfill(answers.shift() ?? { json: { code: 40911, key: 'orders.producing' } }),
  )
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const remove = async () => {
    await page.getByRole('row').getByRole('button', { name: shell.actions }).first().click()
    await page.getByRole('button', { name: say.delete, exact: true }).filter({ visible: true }).click()
    await dialog.getByRole('button', { name: say.delete }).click()
  }
  const rule = messageOf(page, 'alert', error['orders.producing'])
  const failed = messageOf(page, 'alert', error['call.database_down'])
  const from = Date.now()
  await remove()
  await expect(rule).toBeVisible()
  await dialog.getByRole('button', { name: say.delete }).click()
  await expect(failed).toBeVisible()
  const place = async (one: typeof rule) => (await one.boundingBox())!
  await expect
    .poll(async () => (await place(rule)).y - (await place(failed)).y - (await place(failed)).height)
    .toBeGreaterThanOrEqual(0)
  await expect(failed).toHaveCount(0)
  await expect(rule).toHaveCount(0)
  expect(Date.now() - from).toBeGreaterThan(4500)
  await dialog.getByRole('button', { name: say.delete }).click()
  await rule.hover()
  await page.waitForTimeout(6000)
  await expect(rule).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rule).toHaveCount(0)
})

test('RQ-11: leaving a page gives up its calls, without a message', async ({ page }) => {
  await visit(page, 'editor', 'en')
  await open(page, '/mainDashboard')
  await expect(heading(page)).toHaveText(names.mainDashboard)
  await page.route('**/api/orders/list/*', () => {}) // never answered
  const request = page.waitForRequest('**/api/orders/list/*')
  await openFromMenu(page, 'order', 'orderCreate')
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('orders/list'),
  })
  await request
  await page.evaluate(() => {
    location.hash = '/mainDashboard'
  })
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.locator('.ant-message [role="alert"]')).toHaveCount(0)
})

test('a cut network is seen at once, a page first opened without it comes by itself when it is back', async ({
  page,
}) => {
  await visit(page, 'editor', 'en')
  await open(page, '/mainDashboard')
  await expect(messageOf(page, 'status', shell.live)).toBeVisible()
  await page.context().setOffline(true)
  await expect(messageOf(page, 'status', 'Offline for')).toBeVisible({ timeout: 7000 })
  await openFromMenu(page, 'order', 'orderCreate')
  await expect(messageOf(page, 'alert', error['call.offline']).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText(names.orderCreate)
  await expect(page.getByRole('grid')).toBeVisible()
})

test('a browser without WebSocket shows it once and goes on', async ({ page }) => {
  await visit(page, 'editor', 'en')
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebSocket')
  })
  await open(page, '/mainDashboard')
  await expect(messageOf(page, 'alert', shell.noWebSocket)).toHaveCount(1)
  await expect(heading(page)).toHaveText(names.mainDashboard)
})
