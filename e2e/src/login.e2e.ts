import { spawn } from 'node:child_process'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { passwords } from './call.ts'
import { freePort, inRepository, startServer } from './start-server.ts'

/** A server of its own: it is the only one with a log-in service. */
let url = ''
const undo: (() => unknown)[] = []

test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  const service = spawn(process.execPath, [inRepository('server/src/testing/log-in-service-main.ts'), url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  undo.push(() => service.kill())
  const message = await new Promise<string>((resolve) =>
    service.stdout.on('data', (text: Buffer) => text.toString().startsWith('{') && resolve(text.toString())),
  )
  const { issuer, clientId, clientSecret, name } = JSON.parse(message) as Record<
    'issuer' | 'clientId' | 'clientSecret' | 'name',
    string
  > // its own settings
  const { close } = await startServer(port, {
    PUBLIC_URL: url,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  })
  undo.push(close)
})
test.afterAll(async () => {
  for (const step of undo.toReversed()) await step()
})

async function proveAs(login: string, window: Page) {
  await window.locator('input[name=login]').fill(login)
  await window.locator('input[name=password]').fill('any')
  await window.getByRole('button', { name: 'Sign-in' }).click()
  await window.locator('form button[type=submit]', { hasText: 'Continue' }).click()
}
const elsewhere = (page: Page) => page.getByRole('button', { name: 'Log in with Plant ID' })
const secondWindow = async (page: Page, context: BrowserContext) =>
  (await Promise.all([context.waitForEvent('page'), elsewhere(page).click()]))[0]

const post = async (path: string, body: unknown, token = '') =>
  (
    (await (
      await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
      })
    ).json()) as { data: { token: string } }
  ).data // login and makeLink answer with a token

test('a one-time link of an administrator binds a person of the log-in service to an account', async ({
  page,
  context,
}) => {
  const { token } = await post('/web/login', { userName: 'admin', password: passwords.admin })
  await post(
    '/web/user',
    {
      eventId: 3,
      para: {
        userName: 'boss',
        name: 'The boss',
        roles: ['admin'],
        lines: [],
        cardId: null,
        editRight: false,
        introduction: null,
      },
    },
    token,
  )
  const link = await post('/users/makeLink', { userName: 'boss' }, token)
  await page.goto(`${url}/#/password?userName=boss&token=${link.token}`)
  await proveAs('boss', await secondWindow(page, context))
  await expect(page.getByRole('button', { name: 'The boss' })).toBeVisible()
})

test('AR-01: through the log-in service, in a second window that closes by itself; then on to the requested page', async ({
  page,
  context,
}) => {
  await page.goto(`${url}/#/userInfo`)
  const window = await secondWindow(page, context)
  const addresses: string[] = []
  window.on('framenavigated', (frame) => void addresses.push(frame.url()))
  await Promise.all([window.waitForEvent('close'), proveAs('boss', window)])
  await expect(page).toHaveURL(`${url}/#/userInfo`)
  await expect(page.getByText(en.account.thisOne)).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')!.value
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('x-admin-oauth-code'))).toBeNull()
})

test('somebody whose login is not linked sees why, on the page they came from, and may log in by password', async ({
  page,
  context,
}) => {
  await page.goto(`${url}/#/login`)
  await proveAs('stranger', await secondWindow(page, context))
  await expect(page.getByRole('alert').filter({ hasText: en.error['oidc.not_linked'] })).toBeVisible()
  await page.locator('#userName').fill('admin')
  await page.locator('#password').fill(passwords.admin)
  await page.locator('#password').press('Enter')
  await expect(page.getByRole('button', { name: 'Administrator' })).toBeVisible()
})

test('where no second window may open, this one goes and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${url}/#/login?redirect=%2Fprofile%2Findex`)
  await elsewhere(page).click()
  await proveAs('boss', page)
  await expect(page).toHaveURL(`${url}/#/profile/index`)
})

test('LO-02, LO-04, LO-05, LO-06: the first empty field has the focus, an empty one is marked, the eye keeps the caret, caps lock is shown', async ({
  page,
  browser,
}) => {
  await page.goto(`${url}/#/login`)
  const password = page.locator('#password')
  await expect(page.locator('#userName')).toBeFocused()
  await page.locator('#userName').press('Tab')
  await expect(page.getByText(en.shell.accountMissing)).toBeVisible()
  await password.fill('abcdef')
  await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2))
  await page.getByRole('button', { name: en.shell.showPassword }).click()
  const shown = () =>
    password.evaluate((field: HTMLInputElement) => [
      field.type,
      field.selectionStart,
      document.activeElement === field,
    ])
  // Before 156 Chromium itself sets the caret of a field whose type changes to its beginning, afterwards.
  const caret = Number.parseInt(browser.version(), 10) < 156 ? expect.any(Number) : 2
  await expect.poll(shown).toEqual(['text', caret, true])
  await password.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true })),
  )
  await expect(page.getByText(en.shell.capsLock)).toBeVisible()
  await page.locator('#userName').focus()
  await expect(page.getByText(en.shell.capsLock)).toHaveCount(0)
})
