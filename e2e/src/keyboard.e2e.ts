import { expect, type Locator, type Page, test } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { OrderDraft, orders } from '@takt/contract/orders.ts'
import { pages, type PageName } from '@takt/contract/pages.ts'
import { call, passwords } from './call.ts'
import { chooseFirstAction, heading, open, settled, visit } from './visit.ts'

const { comfort, find, page: names, say, shell } = en
const focus = (page: Page) => page.locator(':focus')

/** Tab, or Shift+Tab, until it has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let times = 0; times < 100; times++) {
    await page.keyboard.press(key)
    if ((await target.and(focus(page)).count()) > 0) return
  }
  throw new Error(`${key} does not lead to ${String(target)}`)
}

test('KB-04: a whole errand without a mouse: log in, choose a line, find a page, filter, correct an order, close the page', async ({
  page,
}) => {
  const code = `KEYS-${Date.now()}`
  const {
    rows: [like],
  } = await call(orders.list, { limit: 1 }, 'L1')
  await call(orders.create, { ...OrderDraft.strip().parse(like), orderCode: code, orderName: 'Before' }, 'L1')
  await open(page, '/login')
  await expect(page.locator('#userName')).toBeFocused()
  await page.keyboard.type('editor')
  await page.keyboard.press('Tab')
  await page.keyboard.type(passwords.editor)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(names.mainDashboard)
  await settled(page)

  const line = () => page.evaluate(() => localStorage.getItem('lineNumber'))
  for (const [key, lineNumber] of [
    ['ArrowDown', 'L2'],
    ['ArrowUp', 'L1'],
  ] as const) {
    await tabTo(page, page.getByRole('combobox', { name: shell.line }))
    await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)])
    await expect(heading(page)).toHaveText(names.mainDashboard)
    await expect.poll(() => line()).toBe(lineNumber)
    await settled(page)
  }

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: find.palette })).toBeFocused()
  await page.keyboard.type(names.pendingProductionOrder)
  await expect(page.getByRole('option', { name: names.pendingProductionOrder, selected: true })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d/)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(names.pendingProductionOrder)
  await settled(page)
  await tabTo(page, page.getByRole('button', { name: find.open }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: find.field })).toBeFocused()
  await page.keyboard.type(names.orderCreate)
  await expect(page.getByRole('option', { name: names.orderCreate, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(names.orderCreate)
  await settled(page)

  await page.keyboard.press('/')
  await page.keyboard.type(code)
  await expect(page.getByRole('row').filter({ visible: true })).toHaveCount(2)
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(focus(page)).toHaveRole('columnheader', { timeout: 100 })
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const record = page.getByRole('dialog')
  await expect(record).toContainText(code)
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(focus(page)).toHaveRole('gridcell')
  await chooseFirstAction(page)
  const sheet = page.getByRole('dialog', { name: `Edit ${code}` })
  await expect(sheet).toBeVisible()
  await tabTo(page, sheet.getByLabel(en.field.orderName, { exact: true }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('After')
  await tabTo(page, sheet.getByRole('button', { name: say.save }))
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1)
  expect((await call(orders.list, { orderCode: code }, 'L1')).rows[0]).toMatchObject({ orderName: 'After' })

  const strip = page.getByRole('navigation', { name: shell.tabs })
  await tabTo(page, strip.getByRole('link'), 'Shift+Tab')
  await expect(focus(page)).toHaveText(names.orderCreate)
  await page.keyboard.press('Home')
  await expect(focus(page)).toHaveText(names.mainDashboard)
  await page.keyboard.press('End')
  await expect(focus(page)).toHaveText(names.orderCreate)
  await page.keyboard.press('Delete')
  await expect(heading(page)).toHaveText(names.pendingProductionOrder)
  await expect(strip.locator(':focus')).toHaveText(names.pendingProductionOrder)

  await tabTo(
    page,
    page
      .getByRole('navigation', { name: shell.menu })
      .getByRole('link', { name: names.lineDashboard, exact: true }),
    'Shift+Tab',
  )
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(names.lineDashboard)
})

test('KB-05: a panel keeps the focus while it is open, and gives it back', async ({ page }) => {
  await visit(page, 'editor', 'en')
  await open(page, pages.mainDashboard.path)
  await settled(page)
  for (const [button, dialog] of [
    [comfort.openSettings, comfort.settings],
    [en.shell.bell, en.shell.bell],
  ] as const) {
    const opener = page.getByRole('button', { name: button })
    await opener.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: dialog })
    await expect(panel).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.ant-drawer') !== null))
      .toBe(true)
    for (let times = 0; times < 25; times++) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement?.closest('.ant-drawer') !== null,
          ),
        )
        .toBe(true)
    }
    // The first may be for a tooltip that is on top.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(opener).toBeFocused()
  }
})

type Walked = { at: string; marked: boolean; seen: boolean }

/** How everything that may be reached looks without the focus. */
const remember = () => {
  const looks = new WeakMap<Element, string>()
  const look = (one: Element) => {
    let focused = ''
    for (let part: Element | null = one, above = 0; part && above < 4; part = part.parentElement, above++) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(part)
      focused += `${outlineStyle === 'none' ? '' : outlineWidth + outlineColor} ${boxShadow} ${borderColor};`
    }
    return focused
  }
  for (const one of document.querySelectorAll('a, button, input, select, textarea, [tabindex]'))
    looks.set(one, look(one))
  const walked = (): Walked | null => {
    const one = document.activeElement
    if (!one || one === document.body) return null
    const { left, top, width, height } = one.getBoundingClientRect()
    const on = document.elementFromPoint(Math.max(0, left) + Math.min(width, 8) / 2, top + height / 2)
    const label = one instanceof HTMLInputElement ? (one.labels?.[0] ?? on?.closest('label')) : null
    const seen = on !== null && (one.contains(on) || on.contains(one) || label?.contains(on) === true)
    return {
      at: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent ?? ''} ${one.id || one.className}`.slice(
        0,
        90,
      ),
      marked: looks.get(one) !== look(one),
      seen,
    }
  }
  Object.assign(window, { walked })
}

for (const [name, width] of [
  ['orderCreate', 1440],
  ['orderCreate', 390],
  ['lineDashboard', 1440],
  ['users', 1440],
  ['processSummary', 390],
  ['typeCreat', 1440],
] satisfies [PageName, number][]) {
  test(`KB-06: Tab goes round ${name} at ${width}: nothing keeps it, and whatever has it shows it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, 'admin', 'en')
    await open(page, pages[name].path)
    await expect(heading(page)).toHaveText(names[name])
    await settled(page)
    await page.evaluate(remember)
    const troubles: Walked[] = []
    let stops = 0
    let last = ''
    for (; stops < 200; stops++) {
      await page.keyboard.press('Tab')
      const walked = await page.evaluate(
        () =>
          new Promise<Walked | null>((resolve) =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve((window as unknown as { walked: () => Walked | null }).walked()), 4),
            ),
          ),
      ) // put there by remember()
      if (!walked) break
      last = walked.at
      if (!walked.marked || !walked.seen) troubles.push(walked)
    }
    expect(troubles).toEqual([])
    expect(stops).toBeGreaterThan(10)
    expect(stops, `it ends with ${last}`).toBeLessThan(200)
  })
}
