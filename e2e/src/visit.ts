import { expect, type Page } from '@playwright/test'
import type { Language } from '@takt/contract/languages.ts'
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

/** Everything asked for has been answered and drawn. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
}
