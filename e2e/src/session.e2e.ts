import { expect, test } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { logIn, logOut, passwords } from './call.ts'
import { filterField, open, settled, visit } from './visit.ts'

test('RG-04, RG-06, LO-01: without a session any page leads to the log-in and then to the requested page, filter and all', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lineNumber', 'L1'))
  await open(page, '/order/orderCreate?orderCode=WO')
  await expect(page).toHaveURL(/#\/login\?redirect=%2Forder%2ForderCreate/)
  await page.locator('#userName').fill('  admin ')
  await page.locator('#password').fill('wrong')
  await page.locator('#password').press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'InValid account or password' })).toBeVisible()
  await expect(page.locator('#userName')).toHaveValue('  admin ')
  await page.locator('#password').fill(passwords.admin)
  await page.locator('#password').press('Enter')
  await expect(page).toHaveURL(/#\/order\/orderCreate\?orderCode=WO$/)
})

test('RG-09: a redirect never leaves the product', async ({ page }) => {
  for (const target of ['https://evil.example', '//evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await page.goto(`${process.env.TAKT_URL}/#/login?redirect=${encodeURIComponent(target)}`)
    await page.locator('#userName').fill('editor')
    await page.locator('#password').fill(passwords.editor)
    await page.locator('#password').press('Enter')
    await page.waitForURL((url) => !url.hash.startsWith('#/login'))
    expect(new URL(page.url()).origin).toBe(process.env.TAKT_URL)
  }
})

test('RQ-04, RQ-05, RQ-07: a session that was ended elsewhere is reported in one dialog, however many calls fail; one may stay', async ({
  page,
}) => {
  const token = await logIn('editor')
  await visit(page, 'editor', 'en', 'L1', token)
  await open(page, '/order/orderCreate')
  await settled(page)
  const code = await filterField(page, 'Order')
  await logOut(token)
  await code.fill('L1')
  await expect(page.getByRole('dialog', { name: en.shell.ended })).toHaveCount(1)
  await page.getByRole('button', { name: en.shell.stay }).click()
  await expect(page.getByRole('dialog', { name: en.shell.ended })).toHaveCount(0)
  await expect(page).toHaveURL(/#\/order\/orderCreate/)
})

test('RG-16: an unknown token leads to the log-in, and the requested page is kept', async ({ page }) => {
  await visit(page, 'admin', 'en', 'L1', 'no token of ours')
  await open(page, '/lineDashboard')
  await expect(page).toHaveURL(/#\/login\?redirect=%2FlineDashboard/)
})
