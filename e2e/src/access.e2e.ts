import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { orders } from '@takt/contract/orders.ts'
import { type PageName, pageNames, pages } from '@takt/contract/pages.ts'
import { groups } from '@takt/contract/pages/page-row.ts'
import { processings } from '@takt/contract/processings.ts'
import { units } from '@takt/contract/units.ts'
import { call } from './call.ts'
import { shiftsOver, watchShifts } from './layout-shifts.ts'
import { looksWhole, measured } from './page-measures.ts'
import { open, settled, visit } from './visit.ts'

const { comfort, find, lists, orderMove, shell } = en
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }
type Width = keyof typeof sizes
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** The light comes last, as the next page begins in it. */
const views = [
  ['wide', 'light'],
  ['wide', 'dark'],
  ['narrow', 'dark'],
  ['narrow', 'light'],
] as const
/** What opens over a page is the same on both: it is fully checked in the light, and for its colours in the dark. */
const overViews = views.filter(([width, mode]) => (width === 'wide') === (mode === 'light'))

/**
 * `only`: what is there at this width alone. `at`: the width of the page; its colours are checked on the desk, in the light: those of the
 * dark have a test that computes them, and what opens over a page.
 */
type Look = { within?: string | undefined; only?: Width | undefined; at?: Width }

function viewsFor({ within, only, at }: Look) {
  if (at) return [[at, 'light'] as const]
  if (only) return views.filter(([width]) => width === only)
  return within ? overViews : views.filter(([, mode]) => mode === 'light')
}

/** The builder's own axe, the small one, read once by a document: left to the builder, each look reads 1.5 MB twice. */
const smallAxe = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axeSource = readFileSync(smallAxe, 'utf8')
async function axeOn(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return new AxeBuilder({ page, axeSource: '"axe is there"' })
}

/** What axe calls serious or critical, on a desk and on a telephone; in the dark only what depends on colours, the rest is the same. */
async function look(page: Page, where: string, options: Look = {}): Promise<string[]> {
  const { within = 'html', only } = options
  const findings: string[] = []
  for (const [width, mode] of viewsFor(options)) {
    await page.setViewportSize(sizes[width])
    await page.emulateMedia({ colorScheme: mode })
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
      )
      .toBe(0)
    const axe = (await axeOn(page))
      .setLegacyMode()
      .options({ resultTypes: ['violations'], iframes: false })
      .include(within)
    const { violations } = await (
      mode === 'dark'
        ? axe.withRules(['color-contrast', 'link-in-text-block'])
        : axe.withTags(rules).disableRules(width === 'narrow' && !only ? ['color-contrast'] : [])
    ).analyze()
    for (const { id, impact, nodes } of violations) {
      if (impact === 'serious' || impact === 'critical')
        findings.push(
          ...nodes.map(
            ({ target, any }) =>
              `${where}, ${width}, ${mode}: ${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`,
          ),
        )
    }
  }
  return findings
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
const pressKeys = (keys: string) => (page: Page) => page.keyboard.press(keys)
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).last()

const list = pages.orderCreate.path
const first = async <Row>(rows: Promise<{ rows: Row[] }>) => (await rows).rows[0]!
async function toOrder() {
  const { orderCode } = await first(call(orders.list, { limit: 1 }, 'L1'))
  return `${list}?order=${encodeURIComponent(orderCode)}`
}
async function toUnit() {
  const { productSn } = await first(call(units.list, { limit: 1 }, 'L1'))
  return `${pages.productSummary.path}?unit=${encodeURIComponent(productSn!)}`
}
async function toRoute() {
  const { processingNumber, processingVer } = await first(call(processings.list, { limit: 1 }))
  return `${pages.processingCreate.path}?route=${encodeURIComponent(processingNumber)}&version=${processingVer}`
}

type Scene = {
  path: string | (() => Promise<string>)
  act?: (page: Page) => Promise<unknown>
  over?: true
  only?: Width
}
/** What opens over a page, or in it. */
const scenes: Record<string, Scene> = {
  'a record': { path: toOrder, over: true },
  'a question': { path: toOrder, over: true, act: press(orderMove.cancel) },
  'a form': { path: list, over: true, act: press(en.orders.createOne) },
  'the columns': { path: list, over: true, act: press(shell.columns) },
  'the settings': { path: list, over: true, act: press(comfort.openSettings) },
  'the notices': {
    path: list,
    over: true,
    act: (page) => page.getByRole('button', { name: shell.bell }).click(),
  },
  'the shortcuts': { path: list, over: true, act: pressKeys('?') },
  'the palette': {
    path: list,
    over: true,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: find.palette }).fill('o')
      await expect(
        page.getByRole('listbox', { name: find.palette }).getByRole('option').first(),
      ).toBeVisible()
    },
  },
  'the menu': { path: list, over: true, only: 'narrow', act: press(shell.openMenu) },
  'the filters': { path: list, act: press(lists.filter) },
  'the magnifier': { path: list, only: 'wide', act: press(find.open) },
  'rows at once': {
    path: list,
    act: (page) =>
      page.getByRole('checkbox', { name: lists.select }).filter({ visible: true }).first().click(),
  },
  'a passport': { path: toUnit },
  'a route': { path: toRoute },
  'a 401': { path: '/401' },
  'a 404': { path: '/404' },
  'own password': { path: '/password' },
}

let opened = 0
/** A document of its own, so that no other page is behind it. */
const openAnew = (page: Page, path: string) =>
  page.goto(`${process.env.TAKT_URL}/?opened=${++opened}#${path}`)

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** A page as it is opened at this width, and what moved by itself meanwhile. */
async function openStill(page: Page, name: PageName, width: Width) {
  const shifts: unknown[] = []
  // A machine that stalls between two answers moves a page once; twice, it is the page.
  for (const _try of ['once', 'again']) {
    await page.setViewportSize(sizes[width])
    await openAnew(page, pages[name].path)
    await settled(page)
    const over = await shiftsOver(page)
    if (!over) return []
    shifts.push(over)
  }
  return [`${name} at ${width} moved: ${JSON.stringify(shifts)}`]
}

for (const group of groups) {
  test(`the pages of ${group} move nothing as they open, have no serious finding, and nothing is cut`, async ({
    page,
  }) => {
    test.slow()
    const findings: string[] = []
    await page.addInitScript(watchShifts)
    const troubles = await visit(page, 'onlooker', 'en')
    for (const name of pageNames.filter((name) => pages[name].group === group)) {
      findings.push(...(await openStill(page, name, 'wide')))
      await looksWhole(page, name, en, troubles)
      findings.push(...(await look(page, name, { at: 'wide' })))
      const { cut, low } = await measured(page, name, 'en')
      findings.push(...cut.map((one) => JSON.stringify(one)), ...low)
      findings.push(...(await openStill(page, name, 'narrow')), ...(await look(page, name, { at: 'narrow' })))
    }
    expect(findings).toEqual([])
  })
}

for (const [name, { path, act, over, only }] of Object.entries(scenes)) {
  test(`nor has ${name}`, async ({ page }) => {
    await visit(page, 'onlooker', 'en')
    await page.setViewportSize(sizes[only ?? 'wide'])
    await open(page, typeof path === 'string' ? path : await path())
    await settled(page)
    await act?.(page)
    if (over) await expect(dialog(page)).toBeVisible()
    await settled(page)
    expect(await look(page, name, { within: over && '[role=dialog], dialog', only })).toEqual([])
  })
}

test('nor the way in', async ({ page }) => {
  const findings: string[] = []
  await open(page, '/login')
  await page.getByRole('button', { name: shell.login, exact: true }).click()
  await expect(page.getByText(shell.accountMissing)).toBeVisible()
  findings.push(...(await look(page, 'log in')))
  await open(page, '/password?userName=editor&token=none')
  await settled(page)
  findings.push(...(await look(page, 'a link that is none')))
  expect(findings).toEqual([])
})
