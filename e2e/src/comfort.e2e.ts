import { expect, test, type Page } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { firstSettings, preferences, type Settings } from '@takt/contract/preferences.ts'
import { session } from '@takt/contract/session.ts'
import { call, passwords } from './call.ts'
import { filterField, open, settled, visit } from './visit.ts'

const keep = (settings: Partial<Settings>) => call(preferences.saveSettings, settings, undefined, 'operator')
const kept = async () => (await call(session.info, {}, undefined, 'operator')).settings
test.afterEach(() => keep(firstSettings))

const board = '/mainDashboard'
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const dark = 'rgb(16, 19, 22)'
const light = 'rgb(243, 245, 248)'
const handle = (page: Page) => page.getByRole('button', { name: en.comfort.openSettings })
const panel = (page: Page) => page.getByRole('dialog', { name: en.comfort.settings })
async function openPanel(page: Page) {
  await handle(page).click()
  await expect(panel(page)).toBeVisible()
}

test('SP-01, SP-03, SP-04, SP-06: the handle opens the panel, the focus goes in and back, and closed it is nowhere', async ({
  page,
}) => {
  await visit(page, 'operator', 'en')
  await open(page, board)
  await settled(page)
  await expect(page.locator('header').filter({ has: handle(page) })).toBeVisible()
  await expect(page.getByText(en.comfort.tagsView)).toHaveCount(0)
  await handle(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await expect.poll(async () => (await panel(page).boundingBox())!.width).toBe(260)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.ant-drawer') !== null))
    .toBe(true)
  const switches = panel(page).getByRole('switch')
  await expect(switches).toHaveCount(3)
  await expect
    .poll(() => switches.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked'))))
    .toEqual(['true', 'false', 'false'])
  // Escape first closes what is on top: the hint of the button that opened it may be in front.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await expect(handle(page)).toBeFocused()
  await openPanel(page)
  await page.locator('.ant-drawer-mask').click({ position: { x: 20, y: 400 } })
  await expect(panel(page)).toHaveCount(0)
})

test('SP-02, SP-05, SP-07, SP-08: each row acts at once and is still there after a reload; an emptied colour changes nothing', async ({
  page,
}) => {
  const troubles = await visit(page, 'operator', 'en')
  await open(page, board)
  await openPanel(page)
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--takt-accent'))
  const first = await accent()
  await panel(page).getByRole('radio', { name: en.appearance.colours.indigo }).click()
  await expect.poll(accent).toBe('#4355c4')
  const code = panel(page).getByLabel(en.appearance.colourCode)
  await code.fill('')
  await code.press('Enter')
  await expect(code).toHaveValue('#4355c4')
  await panel(page).getByRole('switch', { name: en.comfort.tagsView }).click()
  await panel(page).getByText(en.appearance.modes.dark, { exact: true }).click()
  await expect.poll(() => ground(page)).toBe(dark)
  await expect.poll(kept).toEqual({ ...firstSettings, theme: '#4355c4', tagsView: false, mode: 'dark' })
  await page.reload()
  await settled(page)
  await expect.poll(() => ground(page)).toBe(dark)
  await expect.poll(() => accent()).not.toBe(first)
  expect(troubles).toEqual([])
})

test('SP-05: a setting the server refuses falls back and shows it once', async ({ page }) => {
  await visit(page, 'operator', 'en')
  await open(page, board)
  await settled(page)
  await openPanel(page)
  await page.route('**/api/preferences/saveSettings/**', (route) => route.abort())
  const fixed = panel(page).getByRole('switch', { name: en.comfort.fixedHeader })
  await fixed.click()
  await expect(page.getByText(en.error['call.offline'])).toHaveCount(1)
  await expect(fixed).toHaveAttribute('aria-checked', 'false')
})

test('SP-02: with Chinese there is pinyin too', async ({ page }) => {
  await visit(page, 'operator', 'zh')
  await open(page, board)
  await page.getByRole('button', { name: zh.comfort.openSettings }).click()
  await expect(
    page
      .getByRole('dialog', { name: zh.comfort.settings })
      .getByRole('switch', { name: zh.comfort.pinyinSearch }),
  ).toBeChecked()
})

test('the dark is there from the first picture, follows the machine while set so, and never goes to paper', async ({
  page,
}) => {
  await keep({ mode: 'dark' })
  await visit(page, 'operator', 'en')
  await open(page, board)
  await settled(page)
  const seen: string[] = []
  await page.exposeFunction('seen', (colour: string) => seen.push(colour))
  await page.addInitScript(() => {
    const look = () => {
      if (document.body)
        (window as unknown as { seen: (colour: string) => void }).seen(
          getComputedStyle(document.body).backgroundColor,
        ) // exposed above
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await settled(page)
  expect([...new Set(seen)]).toEqual([dark])
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => ground(page)).toBe(light)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => ground(page)).toBe(dark)
  await openPanel(page)
  await panel(page).getByText(en.appearance.modes.system, { exact: true }).click()
  await expect.poll(() => ground(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(dark)
})

test('SZ-01, SZ-02, SZ-03: another size changes every part and row, and what was typed stays', async ({
  page,
}) => {
  await visit(page, 'operator', 'en')
  await open(page, '/order/orderCreate')
  await settled(page)
  const typed = await filterField(page, 'Order')
  await typed.fill('L1-')
  const row = page.getByRole('row').nth(1)
  const [before, field] = [(await row.boundingBox())!.height, (await typed.boundingBox())!.height]
  await page.getByRole('button', { name: en.comfort.size }).click()
  await expect(page.getByRole('menuitem', { name: en.comfort.sizes.medium })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('menuitem', { name: en.comfort.sizes.mini }).click()
  await expect(page.getByText(en.comfort.sizeSwitched)).toBeVisible()
  await expect(await filterField(page, 'Order')).toHaveValue('L1-')
  await expect.poll(async () => (await row.boundingBox())!.height).toBeLessThan(before)
  await expect.poll(async () => (await typed.boundingBox())!.height).toBeLessThan(field)
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'size')?.value)
    .toBe('mini')
  await expect(page).toHaveURL(/#\/order\/orderCreate/)
})

test('LG-01, LG-02, LG-06: a language is chosen, everything is shown in it at once, and what was typed stays', async ({
  page,
}) => {
  await visit(page, 'operator', 'en')
  await open(page, '/order/orderCreate')
  await settled(page)
  await (await filterField(page, 'Order')).fill('L1-')
  await page.getByRole('button', { name: en.shell.language }).click()
  await expect(page.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Español' }).click()
  await expect(page.getByText(es.shell.languageSwitched)).toBeVisible()
  await expect(await filterField(page, es.field.orderCode, es.lists.filter)).toHaveValue('L1-')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveTitle(`${es.page.orderCreate} - ${es.say.appTitle}`)
  await expect.poll(async () => (await kept()).language).toBe('es')
  await page.reload()
  await expect(page).toHaveTitle(`${es.page.orderCreate} - ${es.say.appTitle}`)
})

test('LG-03: who logs in reads their own language, whatever language this browser had before', async ({
  page,
}) => {
  await keep({ language: 'es' })
  await page.context().addCookies([{ name: 'language', value: 'zh', url: process.env.TAKT_URL! }])
  await open(page, '/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await page.locator('#userName').fill('operator')
  await page.locator('#password').fill(passwords.operator)
  await page.locator('#password').press('Enter')
  await expect(page).toHaveTitle(`${es.page.mainDashboard} - ${es.say.appTitle}`)
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value)
    .toBe('es')
})

test('FS-02: the whole screen, and the button follows the browser', async ({ page }) => {
  await visit(page, 'operator', 'en')
  await open(page, board)
  await page.getByRole('button', { name: en.comfort.fullscreen, exact: true }).click()
  await expect(page.getByRole('button', { name: en.comfort.leaveFullscreen })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement === document.documentElement))
    .toBe(true)
  await page.evaluate(() => document.exitFullscreen())
  await expect(page.getByRole('button', { name: en.comfort.fullscreen, exact: true })).toBeVisible()
})

test('EL-03, EL-04, EL-05, EL-07: an error lights the bug; its dialog tells it without tokens, and Clear all takes both away', async ({
  page,
}) => {
  await visit(page, 'operator', 'en')
  await open(page, `${board}?code=a-secret`)
  await settled(page)
  const bug = page.getByRole('button', { name: en.comfort.errorLog })
  await expect(bug).toHaveCount(0)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a belt fell off')
    })
    void Promise.reject(new TypeError('nobody waits for it'))
  })
  await bug.click()
  const dialog = page.getByRole('dialog', { name: en.comfort.errorLog })
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await expect(dialog).toContainText('a belt fell off')
  await expect(dialog).toContainText(board)
  await expect(dialog).not.toContainText('a-secret')
  await expect.poll(async () => Math.round((await dialog.boundingBox())!.width / 14.4)).toBe(80)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await bug.click()
  await dialog.getByRole('button', { name: en.metErrors.clearAll }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bug).toHaveCount(0)
})

test('SB-09: a narrow window has none of these in its navbar', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 })
  await visit(page, 'operator', 'en')
  await open(page, board)
  await settled(page)
  for (const name of [en.comfort.size, en.comfort.fullscreen, en.shell.language])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(handle(page)).toBeVisible()
})
