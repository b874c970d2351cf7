import { expect, type Page } from '@playwright/test'
import type { Language } from '@takt/contract/languages.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { type Role, tokenOf } from './call.ts'

/** What must never happen while somebody looks at a page. */
export type Troubles = string[]

/** A browser that is logged in, on a line, in a language; everything it complains about is collected. */
export async function visit(
  page: Page,
  role: Role,
  language: Language,
  line = 'L1',
  token?: string,
): Promise<Troubles> {
  const url = process.env.TAKT_URL!
  const troubles: Troubles = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('response', (reply) => reply.status() >= 400 && troubles.push(`${reply.status()} ${reply.url()}`))
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(url) &&
      !/^(data|blob):/.test(request.url()) &&
      troubles.push(`to outside: ${request.url()}`),
  )
  await page.context().addCookies([
    { name: 'Admin-Token', value: token ?? (await tokenOf(role)), url },
    { name: 'language', value: language, url },
  ])
  await page.addInitScript(
    ([line, role]) => {
      localStorage.setItem('lineNumber', line!)
      localStorage.setItem('username', role!)
    },
    [line, role],
  )
  return troubles
}

export const open = (page: Page, path: string) => page.goto(`${process.env.TAKT_URL}/#${path}`)

export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true })

/** The console has begun, and every request has been answered and drawn. */
export async function settled(page: Page) {
  // Before it has begun, nothing is busy either, and nobody hears a key.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
}

/** A page by the menu, whose groups are closed but for the current one. */
export async function openFromMenu(page: Page, group: keyof typeof en.group, name: keyof typeof en.page) {
  const menu = page.getByRole('navigation', { name: en.shell.menu })
  const opener = menu.getByRole('button', { name: en.group[group], exact: true })
  // The group of the current page opens by itself, perhaps just now.
  await expect(async () => {
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
    await menu.getByRole('link', { name: en.page[name], exact: true }).click({ timeout: 2000 })
  }).toPass()
}

/** A filter of the list in front; its panel is opened first. */
export async function filterField(page: Page, label: string, filter = en.lists.filter) {
  const field = page.getByLabel(label, { exact: true }).filter({ visible: true }).first()
  const opener = page.getByRole('button', { name: filter, exact: true }).filter({ visible: true }).first()
  // A page that is still on its way leaves the one before it on the screen: whose panel is opened then is not this one's.
  await expect(async () => {
    if ((await opener.getAttribute('aria-expanded', { timeout: 1000 })) !== 'true')
      await opener.click({ timeout: 1000 })
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  return field
}

/** From a row's cell to the menu of its actions, by keys alone, and its first item. */
export async function chooseFirstAction(page: Page) {
  await page.keyboard.press('End')
  await expect(async () => {
    if (!(await page.locator(':focus').getAttribute('aria-haspopup'))) await page.keyboard.press('ArrowRight')
    await expect(page.locator(':focus')).toHaveAttribute('aria-haspopup', 'true', { timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('toolbar', { name: en.shell.actions }).getByRole('button').first(),
  ).toBeFocused()
  await page.keyboard.press('Enter')
}
