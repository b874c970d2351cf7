import { expect, test, type Page } from '@playwright/test'
import { orders } from '@takt/contract/orders.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { users } from '@takt/contract/users.ts'
import { call } from './call.ts'
import { filterField, open, settled, visit } from './visit.ts'

const url = process.env.TAKT_URL!
const password = 'a password of my own'
const menu = (page: Page) => page.getByRole('navigation', { name: en.shell.menu }).getByRole('link')

test('RG-25, PF-02, RG-20: a role with one page, an account with a link: its owner chooses a password and sees that page; what is taken away is gone at once', async ({
  page,
  browser,
}) => {
  await visit(page, 'admin', 'en')
  await open(page, '/permission/role')
  await page.getByRole('button', { name: en.people.newRole }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(en.field.roleKey, { exact: true }).fill('waiter')
  await sheet.getByLabel(en.field.roleName, { exact: true }).fill('Waits for orders')
  await sheet.getByRole('checkbox', { name: en.page.pendingProductionOrder }).press('Space')
  await expect(sheet.getByRole('region', { name: en.people.preview }).getByRole('listitem')).toHaveText([
    `${en.page.pendingProductionOrder}${en.level.view}`,
  ])
  await sheet.getByRole('button', { name: en.say.save }).click()
  await expect(page.getByRole('gridcell', { name: 'waiter', exact: true })).toBeVisible()

  await open(page, '/permission/users')
  await page.getByRole('button', { name: en.people.newUser }).click()
  await sheet.getByLabel(en.field.userName, { exact: true }).fill('wanda')
  await sheet.getByLabel(en.field.name, { exact: true }).fill('Wanda')
  await sheet.getByLabel(en.field.roles, { exact: true }).fill('waiter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: en.say.save }).click()
  await page.getByRole('button', { name: en.people.makeLink }).click()
  const address = page.getByLabel(en.people.linkAddress, { exact: true })
  // Refused, it shows why: seen here, not after fifteen seconds without an address.
  await expect(address.or(sheet.getByRole('alert'))).toBeVisible()
  await expect(sheet.getByRole('alert')).toHaveText([])
  expect(await address.inputValue()).toContain(`${url}/#/password?userName=wanda&token=`)
  const link = await address.inputValue()

  const context = await browser.newContext({ locale: 'en' })
  const wanda = await context.newPage()
  await wanda.goto(link)
  await wanda.getByLabel(en.shell.newPassword, { exact: true }).fill(password)
  await wanda.getByLabel(en.shell.againPassword, { exact: true }).fill(password)
  await wanda.keyboard.press('Enter')
  await expect(wanda).toHaveURL(/#\/login/)
  await expect(wanda.locator('#userName')).toHaveValue('wanda')
  await wanda.locator('#password').fill(password)
  await wanda.locator('#password').press('Enter')
  await expect(menu(wanda)).toHaveText([en.page.notifyCenter, en.page.pendingProductionOrder])
  await expect(wanda).toHaveURL(/#\/order\/pendingProductionOrder/)
  await open(wanda, '/permission/users')
  await expect(wanda.getByText(en.shell.notYours)).toBeVisible()

  const late = await context.newPage()
  await late.goto(link)
  await expect(late.getByRole('alert')).toHaveText(en.error['session.link_invalid'])
  await late.close()

  await open(wanda, '/order/pendingProductionOrder')
  await settled(wanda)
  const { revision, ...role } = (await call(users.roles, {})).find(({ roleKey }) => roleKey === 'waiter')!
  await call(users.saveRole, {
    roleKey: role.roleKey,
    roleName: role.roleName,
    description: null,
    lines: [],
    menu: [{ page: 'orderHistory', level: 'view' }],
    revision,
  })
  await expect(menu(wanda)).toHaveText([en.page.notifyCenter, en.page.orderHistory])
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')!.value
  const asWanda = async () =>
    (
      await wanda.request.post(`${url}/api/${orders.readiness.name}/L1`, {
        data: { id: 1 },
        headers: { token },
      })
    ).json() as Promise<{ code: number }> // the envelope
  expect((await asWanda()).code).toBe(40300)

  await open(wanda, '/order/orderHistory')
  await settled(wanda)
  const code = await filterField(wanda, en.field.orderCode)
  await page.getByRole('button', { name: en.say.close }).last().click()
  await page
    .getByRole('row')
    .filter({ hasText: 'wanda' })
    .getByRole('button', { name: en.shell.actions })
    .click()
  await page.getByRole('button', { name: en.people.lock, exact: true }).click()
  await page.getByLabel(en.field.reason, { exact: true }).fill('left the plant')
  await page.getByRole('dialog').getByRole('button', { name: en.people.lock, exact: true }).click()
  await expect(page.getByText('Locked: left the plant')).toBeVisible()
  expect((await asWanda()).code).toBe(50012)
  await code.fill('WO')
  await expect(wanda.getByRole('dialog', { name: en.shell.ended })).toBeVisible()
  await context.close()
})
