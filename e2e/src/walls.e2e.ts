import { expect, type Page, test } from '@playwright/test'
import { walls } from '@takt/contract/walls.ts'
import { call } from './call.ts'
import { open, settled, visit } from './visit.ts'

const url = () => process.env.TAKT_URL!
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

test('a wall link opens in a browser nobody is logged in to; revoked, the screen shows it by itself', async ({
  page,
}) => {
  const { token, link } = await call(walls.createLink, {
    name: 'Hall',
    views: ['lineView', 'okRateView'],
    lines: ['L1'],
    expiresAt: inAnHour(),
  })
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on(
    'request',
    (request) => request.url().includes(token) && troubles.push(`the token is in ${request.url()}`),
  )
  await open(page, `/lineView?wall=${token}`)
  await expect(page.locator('h1')).toContainText('L1')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  const asks = (path: string) =>
    page.evaluate(
      async ([path, token]) => {
        const reply = await fetch(path!, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Wall ${token}` },
          body: '{}',
        })
        return ((await reply.json()) as { key?: string }).key ?? 'answered'
      },
      [path, token],
    )
  expect(await asks('/api/walls/line/L1')).toBe('answered')
  expect(await asks('/api/walls/product/L1')).toBe('call.forbidden')
  expect(await asks('/api/walls/line/L2')).toBe('call.line_forbidden')
  expect(await asks('/api/orders/list/L1')).toBe('call.forbidden')

  await call(walls.revokeLink, { id: link.id })
  await expect(page.getByRole('alert')).toContainText('This wall link was revoked')
  expect(troubles).toEqual([])

  await page.goto(`${url()}/#/mainDashboard?wall=${token}`)
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})

for (const [width, height, language] of [
  [1920, 1080, 'en'],
  [1920, 1080, 'zh'],
  [1920, 1080, 'es'],
  [1920, 1080, 'ja'],
  [3840, 2160, 'en'],
  [390, 844, 'en'],
  [390, 844, 'es'],
] as const) {
  test(`the wall views fit ${width} × ${height} in ${language}, and are big enough for the hall`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const troubles = await visit(page, 'onlookingOperator', language)
    // Below its target a rate has the most words, and names of two lines leave it the least room.
    await answeredWith(page, 'okRate', ({ tile, stations }) => {
      Object.assign(tile, { firstPassYield: 0.852, okRate: 0.971, okRateTarget: 0.92 })
      const [{ ...one } = {}] = stations ?? []
      const named = { ...one, stationName: 'Housing load and laser marking' }
      stations?.splice(
        0,
        Infinity,
        ...Array.from({ length: 8 }, (_, i) => ({ ...named, stationNumber: `S${i}0` })),
      )
    })
    // An hour behind takt, with an alarm in each row below, and an order that ends on another day leave the line's figures the least room.
    await answeredWith(page, 'line', ({ tile, stations = [], orders = [] }) => {
      Object.assign(tile, { madeShift: 226, targetShift: 277, takt: 64 })
      Object.assign(orders[0] ?? {}, {
        actualNumber: 1165,
        orderNumber: 2210,
        planEnd: '2030-12-20T10:48:00Z',
        expectedEnd: '2030-12-28T10:48:00Z',
      })
      for (const station of [stations[2], stations[4]])
        Object.assign(station ?? {}, {
          stationName: 'Shaft and gear assembly',
          alarms: [{ alarmCode: 'E100' }],
        })
    })
    for (const view of ['/lineView', '/ProductView', '/okRateView']) {
      await open(page, view)
      await expect(page.locator('h1')).toContainText('L1')
      await settled(page)
      // Where nothing is drawn yet, nothing is cut.
      await expect(page.locator('main :is(section, article)').first()).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true)
      await expect(async () => {
        const { smallest, shape, cut } = await page.evaluate(measureWall)
        // 38 px of 1080 are read from five metres; a telephone is held in the hand.
        expect(smallest).toBeGreaterThanOrEqual(width > 1000 ? height * (38 / 1080) : 9)
        expect(shape).toBeGreaterThanOrEqual(width > 1000 ? height * (42 / 1080) : 16)
        expect(cut, view).toEqual([])
      }).toPass({ timeout: 15_000 })
    }
    expect(troubles).toEqual([])
  })
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [390, 844],
] as const) {
  test(`a line that makes thousands is told apart at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, 'onlookingOperator', 'en')
    await answeredWith(
      page,
      'product',
      ({ tile }) => void Object.assign(tile, { madeShift: 9988, madeToday: 9988 }),
    )
    await open(page, '/ProductView')
    const figures = page.locator('main section b').filter({ hasText: '9,988' })
    await expect(figures).toHaveCount(2)
    await expect.poll(() => figures.evaluateAll(roomBetween)).toBeGreaterThan(8)
  })
}

for (const [width, height] of [
  [1920, 1080],
  [390, 844],
] as const) {
  test(`the hours of the OK rate lie on their line at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, 'onlookingOperator', 'en')
    await answeredWith(page, 'okRate', ({ hours }) => {
      hours?.forEach((hour, at) => Object.assign(hour, { firstPassYield: 0.95 - at / 100 }))
    })
    await open(page, '/okRateView')
    await expect(page.locator('figure li i').first()).toBeVisible()
    expect(await page.locator('figure').evaluate(furthestFromLine)).toBeLessThan(1.5)
  })
}

for (const count of [7, 8])
  test(`the rates of ${count} hours without a failure do not touch`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await visit(page, 'onlookingOperator', 'es')
    await answeredWith(page, 'okRate', (shown) => {
      const start = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour)).toISOString()
      shown.hours = Array.from({ length: count }, (_, at) => ({ start: start(at), firstPassYield: 1 }))
    })
    await open(page, '/okRateView')
    await expect(page.locator('figure li b').first()).toBeVisible()
    expect(await page.locator('figure li b').evaluateAll(leastGap)).toBeGreaterThan(4)
  })

type Shown = { tile: object; stations?: object[]; orders?: object[]; hours?: object[] }
const answeredWith = (page: Page, wall: string, change: (shown: Shown) => void) =>
  page.route(`**/api/walls/${wall}/*`, async (route) => {
    const reply = await route.fetch()
    const answered = (await reply.json()) as { data: Shown } // the board's envelope
    change(answered.data)
    await route.fulfill({ response: reply, json: answered })
  })

/** From the first figure to the second, or from the second to the end of their panel: the smaller one. */
function roomBetween(figures: Element[]) {
  const [first, second] = figures.map((figure) => {
    const letters = document.createRange()
    letters.selectNodeContents(figure)
    return letters.getBoundingClientRect()
  })
  const panel = figures[0]!.closest('section')!.getBoundingClientRect()
  return Math.min(second!.left - first!.right, panel.right - second!.right)
}

/** Between the letters of one and of the next that is to be seen. */
function leastGap(texts: Element[]) {
  const seen = texts
    .filter((text) => getComputedStyle(text).visibility === 'visible')
    .map((text) => {
      const letters = document.createRange()
      letters.selectNodeContents(text)
      return letters.getBoundingClientRect()
    })
  return Math.min(...seen.slice(1).map(({ left }, at) => left - seen[at]!.right))
}

/** How far, in pixels, a point of the chart is from its place on the line at most. */
function furthestFromLine(figure: Element) {
  const picture = figure.querySelector('svg')!.getBoundingClientRect()
  const d = figure.querySelector('path')!.getAttribute('d')!
  const heights = [...d.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(
    ([, y]) => picture.top + (Number(y) / 300) * picture.height,
  )
  const points = [...figure.querySelectorAll('li i')].map((point) => {
    const { top, height } = point.getBoundingClientRect()
    return top + height / 2
  })
  return Math.max(...points.map((y, at) => Math.abs(y - heights[at]!)))
}

/** The smallest letters and the smallest drawing of a state in the hall, and whatever does not fit its place. */
function measureWall() {
  const all = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (one) => !one.classList.contains('unseen'),
  )
  const spoken = all.filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  )
  const shapes = [...document.querySelectorAll('main svg[viewBox="0 0 16 16"]')].filter((one) =>
    one.checkVisibility(),
  )
  const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
  const flat = spoken.filter((one) => {
    const { height } = one.getBoundingClientRect()
    return one.checkVisibility() && height < 0.9 * size(one)
  })
  return {
    smallest: Math.min(...spoken.map(size)),
    shape: Math.min(...shapes.map((one) => one.getBoundingClientRect().width)),
    cut: [...document.querySelectorAll<HTMLElement>('main :is(article, section, table, figure)')]
      .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
      .concat(flat)
      .map((one) => one.innerText),
  }
}
