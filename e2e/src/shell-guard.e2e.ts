import { expect, test, type Page } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { logIn, passwords } from './call.ts'
import { filterField, heading, open, openFromMenu, settled, visit } from './visit.ts'

const { shell, page: names, say } = en
const url = () => process.env.TAKT_URL!
const calls = (page: Page, part: string) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) seen.push(request.url())
  })
  return seen
}
const logInAs = async (page: Page, userName: 'admin' | 'editor' | 'operator') => {
  await page.locator('#userName').fill(userName)
  await page.locator('#password').fill(passwords[userName])
  await page.locator('#password').press('Enter')
}
const tabs = (page: Page) => page.getByRole('navigation', { name: shell.tabs }).getByRole('link')
const token = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value

test('RG-03, RG-04, RG-05: without a session exactly the open paths open; every other leads to the log-in and carries the address', async ({
  page,
}) => {
  for (const [path, expectedPath] of [
    ['/', '/mainDashboard'],
    ['/404', '/404'],
    ['/401', '/401'],
    ['/nowhere', '/nowhere'],
    ['/loginx', '/loginx'],
    ['/password/x', '/password/x'],
    ['/order/orderCreate', '/order/orderCreate'],
  ]) {
    await open(page, path!)
    await expect(page).toHaveURL(`${url()}/#/login?redirect=${encodeURIComponent(expectedPath!)}`)
    await expect(page).toHaveTitle(say.appTitle)
  }
  for (const path of ['/login?x=1', '/password?userName=anna&token=abc']) {
    await open(page, path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveURL(`${url()}/#${path}`)
  }
})

test('RG-07, RG-08, RQ-10: log-out tells the server, forgets here even if that fails, and comes back to the full address with what else the log-in carried', async ({
  page,
}) => {
  await visit(page, 'editor', 'en', 'L1', await logIn('editor'))
  await open(page, '/order/orderCreate?orderCode=WO&x=1')
  await expect(heading(page)).toHaveText(names.orderCreate)
  await page.route('**/api/web/Logout/**', (route) => route.abort())
  const logouts = calls(page, '/api/web/Logout')
  // What the menu opens comes in the background: pressed before, it opens on the page that is still being put together.
  await settled(page)
  await page.getByRole('button', { name: 'editor' }).click()
  const back = `${url()}/#/login?redirect=${encodeURIComponent('/order/orderCreate?orderCode=WO&x=1')}`
  const out = page.getByRole('menuitem', { name: shell.logout })
  await out.click()
  // In one whole run of many the press left the menu as it was.
  await page.waitForURL(back, { timeout: 8000 }).catch(() => out.click())
  await expect(page).toHaveURL(back)
  expect(logouts).toHaveLength(1)
  await expect.poll(() => token(page)).toBeUndefined()
  await open(page, `/login?redirect=${encodeURIComponent('/order/orderCreate?orderCode=WO')}&typeNo=GB`)
  await logInAs(page, 'editor')
  await expect(page).toHaveURL(`${url()}/#/order/orderCreate?orderCode=WO&typeNo=GB`)
})

test('RG-02, RG-18, RG-22, RG-23, TV-22: a session that ended in another window leaves nothing to whoever logs in next', async ({
  page,
}) => {
  await visit(page, 'admin', 'en')
  // A call on its way would find the session ended before the next page does.
  const counted = page.waitForResponse(/attention\/counts/)
  await open(page, '/equipment/stationDef')
  await expect(tabs(page)).toHaveCount(3)
  await expect(heading(page)).toHaveText(names.stationDef)
  await counted
  await settled(page)
  await page.context().clearCookies({ name: 'Admin-Token' })
  await openFromMenu(page, 'order', 'orderCreate')
  await expect(page).toHaveURL(/#\/login\?redirect=%2Forder%2ForderCreate/)
  await logInAs(page, 'operator')
  await expect(heading(page)).toHaveText(names.orderCreate)
  await expect(tabs(page)).toHaveText([names.mainDashboard, names.lineDashboard, names.orderCreate])
  await open(page, '/equipment/stationDef')
  await expect(page.getByText(en.shell.notYours)).toBeVisible()
})

test('RG-10, RG-11, RG-12, RG-13, RG-14: a session is learnt once a load, the address stays, Back leaves no blank step, and the log-in is not for who is in', async ({
  page,
}) => {
  const requests = calls(page, '/api/session/')
  await visit(page, 'editor', 'en')
  await page.goto('about:blank')
  await open(page, '/order/orderCreate?orderCode=WO')
  await expect(heading(page)).toHaveText(names.orderCreate)
  expect(requests.filter((path) => path.includes('session/entry'))).toHaveLength(1)
  await tabs(page).getByText(names.lineDashboard).click()
  await expect(heading(page)).toHaveText(names.lineDashboard)
  expect(requests.filter((path) => !path.includes('session/ticket'))).toHaveLength(1)
  await page.goBack()
  await page.goBack()
  expect(page.url()).toBe('about:blank')
  for (const path of ['/login', '/login?redirect=%2Flogin']) {
    await open(page, path)
    await expect(page).toHaveURL(`${url()}/#/mainDashboard`)
    await expect(page.locator('#userName')).toHaveCount(0)
  }
})

test('RG-16, RG-17: a person who cannot be loaded sees why in one message, and starts at the log-in', async ({
  page,
}) => {
  await visit(page, 'editor', 'en', 'L1', await logIn('editor'))
  await page.route('**/api/session/entry/**', (route) => route.abort())
  await open(page, '/order/orderCreate?x=1')
  await expect(page).toHaveURL(/#\/login\?redirect=%2Forder%2ForderCreate%3Fx%3D1/)
  await expect(page.getByRole('alert').filter({ hasText: en.error['call.offline'] })).toHaveCount(1)
  await expect.poll(() => token(page)).toBeUndefined()
})

test('RG-19, RG-20, RG-21, E4-01, PT-03: what is unknown is not there, what is not granted is shown as such; the way home loads the console anew; a group leads to its first page', async ({
  page,
}) => {
  await visit(page, 'editor', 'en')
  for (const path of ['/equipment/stationDef', '/permission/role', '/permission']) {
    await open(page, path)
    await expect(page.getByText(en.shell.notYours)).toBeVisible()
    await expect(page).toHaveTitle(say.appTitle)
  }
  for (const path of ['/nowhere', '/equipment/nowhere']) {
    await open(page, path)
    await expect(page).toHaveURL(`${url()}/#/404`)
    await expect(page).toHaveTitle(say.appTitle)
    await expect(page.getByRole('navigation', { name: shell.menu })).toBeVisible()
    await expect(tabs(page).filter({ has: page.locator('[aria-current]') })).toHaveCount(0)
  }
  await page.evaluate(() => Object.assign(window, { old: true }))
  await page.getByRole('link', { name: shell.goHome }).click()
  await expect(page).toHaveURL(`${url()}/#/mainDashboard`)
  // While the page is loaded anew there is no page to evaluate in.
  await expect.poll(() => page.evaluate(() => 'old' in window).catch(() => true)).toBe(false)
  await open(page, '/order')
  await expect(page).toHaveURL(`${url()}/#/order/mesProcess`)
})

test('RG-24: a token in the address goes into the cookie, and is seen nowhere', async ({ page }) => {
  const given = await logIn('editor')
  await page.addInitScript(() => localStorage.setItem('lineNumber', 'L1'))
  await open(page, `/order/orderCreate?token=${given}&orderCode=WO`)
  await expect(page).toHaveURL(`${url()}/#/order/orderCreate?orderCode=WO`)
  await expect(heading(page)).toHaveText(names.orderCreate)
  await expect.poll(() => token(page)).toBe(given)
  expect(await page.content()).not.toContain(given)
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].map((store) => Object.values(store).join(' ')).join(' '),
    ),
  ).not.toContain(given)
})

test('RD-01, RD-02, BC-04: /redirect/x is replaced by x, leaves no step and no tab, loses nothing that was typed, and never leads out', async ({
  page,
}) => {
  await visit(page, 'editor', 'en')
  await open(page, '/order/orderCreate')
  await (await filterField(page, en.field.orderName)).fill('kept')
  await expect(page).toHaveURL(/orderName=kept/)
  await open(page, '/redirect/order/pendingProductionOrder?typeNo=GB')
  await expect(page).toHaveURL(`${url()}/#/order/pendingProductionOrder?typeNo=GB`)
  await page.goBack()
  await expect(page).toHaveURL(/orderCreate\?orderName=kept/)
  await expect(await filterField(page, en.field.orderName)).toHaveValue('kept')
  await open(page, '/redirect/redirect/lineDashboard')
  await expect(page).toHaveURL(`${url()}/#/lineDashboard`)
  await expect(tabs(page)).toHaveText([
    names.mainDashboard,
    names.lineDashboard,
    names.orderCreate,
    names.pendingProductionOrder,
  ])
  await open(page, '/redirect//evil.example/x')
  await expect(page).toHaveURL(`${url()}/#/404`)
})

test('RQ-08, E1-01: an answer of 401 logs out and shows it outside the frame; back, or to the log-in', async ({
  page,
}) => {
  await visit(page, 'editor', 'en', 'L1', await logIn('editor'))
  await page.route('**/api/orders/list/*', (route) => route.fulfill({ status: 401, json: { code: 40100 } }))
  await open(page, '/order/orderCreate')
  await expect(page).toHaveURL(`${url()}/#/401`)
  await expect(page.getByRole('heading', { name: shell.notAllowed })).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect.poll(() => token(page)).toBeUndefined()
  await page.getByRole('link', { name: shell.loginAgain }).click()
  await expect(page).toHaveURL(/#\/login/)
})

test('RG-01, RQ-08: a bar runs until the page is there; one that did not come is reported, is loaded again, and the others go on', async ({
  page,
}) => {
  await visit(page, 'editor', 'en')
  await open(page, '/mainDashboard')
  await expect(heading(page)).toHaveText(names.mainDashboard)
  const bar = page.locator('[data-busy][aria-hidden]').first()
  await expect(bar).toHaveAttribute('data-busy', 'false')
  let broken = true
  await page.route('**/assets/OrderCreatePage*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 600))
    await (broken ? route.abort() : route.continue())
  })
  await openFromMenu(page, 'order', 'orderCreate')
  await expect(bar).toHaveAttribute('data-busy', 'true')
  await expect(page.getByRole('alert').filter({ hasText: en.error['call.offline'] })).toBeVisible()
  await tabs(page).getByText(names.mainDashboard).click()
  await expect(heading(page)).toHaveText(names.mainDashboard)
  await tabs(page).getByText(names.orderCreate).click()
  broken = false
  await page.getByRole('button', { name: say.retry }).click()
  await expect(heading(page)).toHaveText(names.orderCreate)
  await expect(bar).toHaveAttribute('data-busy', 'false')
})

test('a page of a console that the server has in another version by now: trying again loads the console anew', async ({
  page,
}) => {
  await visit(page, 'editor', 'en')
  await open(page, '/mainDashboard')
  await expect(heading(page)).toHaveText(names.mainDashboard)
  let loads = 0
  page.on('load', () => (loads += 1))
  // Until it has been loaded anew, what it asks for by its old name is gone.
  await page.route('**/assets/OrderCreatePage*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await openFromMenu(page, 'order', 'orderCreate')
  await page.getByRole('button', { name: say.retry }).click()
  await expect(heading(page)).toHaveText(names.orderCreate)
  expect(loads).toBe(1)
})
