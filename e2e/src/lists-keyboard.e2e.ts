import { expect, type Page, test } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { type Order, OrderDraft, orders } from '@takt/contract/orders.ts'
import { call } from './call.ts'
import { chooseFirstAction, open, settled, visit } from './visit.ts'

/** So that no test meets the rows of another. */
async function someOrders(prefix: string, count: number): Promise<Order[]> {
  const { rows } = await call(orders.list, { limit: 1 }, 'L1')
  const like = OrderDraft.strip().parse(rows[0])
  const made: Order[] = []
  for (let number = 1; number <= count; number++)
    made.push(
      await call(orders.create, { ...like, orderCode: `${prefix}-${number}`, orderName: prefix }, 'L1'),
    )
  return made
}

test('by keyboard alone: filter a list, open a record by a link’s address, close it, edit it', async ({
  page,
}) => {
  await someOrders('BYKEY', 1)
  await visit(page, 'editor', 'en')
  await open(page, '/order/orderCreate')
  await settled(page)
  await expect(page.getByRole('row', { name: /BYKEY-1/ })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('BYKEY')
  await expect(page.getByRole('row')).toHaveCount(2)
  await until(page, (focused) => focused === 'columnheader')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/order=BYKEY-1/)
  await expect(page.getByRole('dialog')).toContainText('BYKEY-1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/order=/)
  await expect(page.locator('[role=gridcell]:focus')).toHaveText(/BYKEY/)
  await page.keyboard.press(' ')
  await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible()
  await chooseFirstAction(page)
  const sheet = page.getByRole('dialog', { name: 'Edit BYKEY-1' })
  await expect(sheet).toBeVisible()
  await sheet.getByLabel(en.field.orderName, { exact: true }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('By keys')
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  expect((await call(orders.list, { orderCode: 'BYKEY' }, 'L1')).rows[0]).toMatchObject({
    orderName: 'By keys',
  })
})

/** Tab, as often as it takes. */
async function until(page: Page, there: (role: string | null) => boolean) {
  for (let times = 0; times < 40; times++) {
    if (there(await page.evaluate(() => document.activeElement?.getAttribute('role') ?? null))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

test('a hundred thousand rows are shown with few elements, and to the last one', async ({ page }) => {
  await visit(page, 'admin', 'en')
  await page.addInitScript(() => {
    const answer = window.fetch
    const rows = Array.from({ length: 100_000 }, (_, at) => ({
      lineNumber: 'L1',
      productId: `01920000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      productSn: `SN-${at}`,
      typeNo: 'GB',
      typeVer: 1,
      orderCode: 'WO',
      lotNo: null,
      processingNumber: 'R',
      processingVer: 1,
      processStatus: 'finished',
      resultStatus: 'ok',
      currentStep: null,
      currentStation: null,
      reworkCount: 0,
      statusReason: null,
      failedStep: null,
      registeredAt: '2026-03-02T06:00:00.000Z',
      finishedAt: null,
      lastTime: '2026-03-02T07:00:00.000Z',
    }))
    const whole = Object.assign(new Response(), {
      json: async () => ({ code: 20000, data: { rows, next: null, total: 10_001 } }),
    })
    window.fetch = async (request, how) =>
      String(request).includes('/api/units/list/') ? whole : answer(request, how)
  })
  await open(page, '/tracibility/productSummary')
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length)
  await expect(page.getByRole('row', { name: /SN-0\b/ })).toBeVisible()
  await expect.poll(elements).toBeLessThan(3000)
  await page.getByRole('grid').evaluate((grid) => {
    grid.scrollTop = grid.scrollHeight
  })
  await expect(page.getByRole('row', { name: /SN-99999/ })).toBeVisible()
  await expect.poll(elements).toBeLessThan(3000)
})
