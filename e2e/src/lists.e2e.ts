import { type Browser, expect, type Page, test } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { type Order, OrderDraft, orders } from '@takt/contract/orders.ts'
import { call, type Role } from './call.ts'
import { open, settled, visit } from './visit.ts'

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

/** Another person, or the same at another computer. */
async function elsewhere(browser: Browser, role: Role, path: string) {
  const page = await (await browser.newContext()).newPage()
  await visit(page, role, 'en')
  await open(page, path)
  await settled(page)
  return page
}

const saved = (page: Page, path: string) =>
  page.waitForResponse((reply) => reply.url().includes(`/api/preferences/${path}`) && reply.ok())
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: en.lists.columnsOf })

test('columns are kept for a person on the server, on every computer, and truly reset', async ({
  page,
  browser,
}) => {
  const path = '/order/pendingProductionOrder'
  await visit(page, 'editor', 'en')
  await open(page, path)
  await settled(page)
  await page.getByRole('button', { name: en.shell.columns }).click()
  await panel(page).getByRole('checkbox', { name: en.field.typeNo, exact: true }).uncheck()
  const kept = saved(page, 'saveList')
  await panel(page)
    .getByRole('button', { name: `${en.field.orderCode}: pin to the left` })
    .click()
  await kept

  const second = await elsewhere(browser, 'editor', path)
  await expect(head(second, en.field.orderCode)).toBeVisible()
  await expect(head(second, en.field.typeNo)).toHaveCount(0)
  await expect
    .poll(async () => {
      const names = await second.getByRole('columnheader').allTextContents()
      return names.indexOf(en.orders.placeInQueue) - names.indexOf(en.field.orderCode)
    })
    .toBeGreaterThan(0)
  const other = await elsewhere(browser, 'admin', path)
  await expect(head(other, en.field.typeNo)).toBeVisible()

  await second.getByRole('button', { name: en.shell.columns }).click()
  const reset = saved(second, 'saveList')
  await panel(second).getByRole('button', { name: en.lists.asPage }).click()
  await reset
  await page.reload()
  await expect(head(page, en.field.typeNo)).toBeVisible()
})

test('a view is saved by a name, shared, used by another, and marked as changed', async ({
  page,
  browser,
}) => {
  const path = '/order/pendingProductionOrder'
  await visit(page, 'editor', 'en')
  await open(page, `${path}?orderCode=VIEWED`)
  await settled(page)
  await page.getByRole('button', { name: en.lists.views }).click()
  await page.getByRole('menuitem', { name: en.lists.saveAs }).click()
  const sheet = page.getByRole('dialog', { name: en.lists.newView })
  await sheet.getByLabel(en.field.viewName).fill('Only the viewed')
  await sheet.getByRole('switch', { name: en.field.shared }).click()
  await sheet.getByRole('button', { name: en.say.save }).click()
  await expect(page.getByRole('button', { name: 'View: Only the viewed' })).toBeVisible()

  const other = await elsewhere(browser, 'admin', path)
  await other.getByRole('button', { name: en.lists.views }).click()
  await other.getByRole('menuitem', { name: 'Only the viewed · editor' }).click()
  await expect(other).toHaveURL(/orderCode=VIEWED/)
  await expect(other.getByRole('button', { name: `${en.field.orderCode} VIEWED`, exact: true })).toBeVisible()
  await other.getByRole('button', { name: en.lists.filter, exact: true }).click()
  await other.getByLabel(en.field.typeNo, { exact: true }).fill('GB')
  await expect(other.getByRole('button', { name: 'Only the viewed · changed' })).toBeVisible()
})

test('several rows at once: each is answered by itself, and what was refused stays selected', async ({
  page,
}) => {
  const [first] = await someOrders('BULK', 3)
  await call(orders.move, { id: first!.id, move: 'cancel', reason: 'mistaken' }, 'L1')
  await visit(page, 'editor', 'en')
  await open(page, '/order/orderCreate?orderCode=BULK&sort=orderCode')
  await settled(page)
  await page.getByRole('checkbox', { name: en.lists.select }).first().click()
  await page
    .getByRole('checkbox', { name: en.lists.select })
    .nth(2)
    .click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: '3 selected' })
  await bar.getByRole('button', { name: en.orderMove.cancel }).click()
  const question = page.getByRole('dialog', { name: 'Cancel 3 orders. Please give a reason.' })
  await question.getByRole('textbox').fill('customer withdrew')
  await question.getByRole('button', { name: en.orderMove.cancel }).click()
  await expect(page.getByRole('alert').filter({ hasText: '2 done, 1 refused' })).toContainText('BULK-1')
  await expect(page.getByRole('row', { selected: true })).toHaveCount(1)
  const { rows } = await call(orders.list, { orderCode: 'BULK' }, 'L1')
  expect(rows.map(({ orderStatus, statusReason }) => `${orderStatus} ${statusReason}`).toSorted()).toEqual([
    'cancelled customer withdrew',
    'cancelled customer withdrew',
    'cancelled mistaken',
  ])
})

test('a move in the queue is taken back, by the key too, and not when somebody has moved it since', async ({
  page,
}) => {
  const [a, b] = await someOrders('UNDO', 2)
  const places = async () =>
    (await call(orders.list, { orderCode: 'UNDO', sort: 'sequence' }, 'L1')).rows.map(
      ({ orderCode }) => orderCode,
    )
  await visit(page, 'editor', 'en')
  await open(page, '/order/pendingProductionOrder')
  await settled(page)
  const up = page.getByRole('button', { name: `Earlier: ${b!.orderCode}` })
  await up.click()
  await expect.poll(places).toEqual(['UNDO-2', 'UNDO-1'])
  await page.getByRole('button', { name: en.lists.undo, exact: true }).click()
  await expect.poll(places).toEqual(['UNDO-1', 'UNDO-2'])
  await up.click()
  await expect.poll(places).toEqual(['UNDO-2', 'UNDO-1'])
  await expect(page.getByRole('button', { name: en.lists.undo, exact: true })).toBeVisible()
  await call(orders.queue, { id: b!.id, before: null }, 'L1')
  await page.keyboard.press('Control+z')
  await expect(page.getByText(en.error['record.changed'])).toBeVisible()
  await expect.poll(() => places()).toEqual([a!.orderCode, b!.orderCode])
})

test('two people correct one order: the second sees what the first saved, and loses nothing', async ({
  page,
  browser,
}) => {
  await someOrders('BOTH', 1)
  const path = '/order/orderCreate?orderCode=BOTH'
  await visit(page, 'editor', 'en')
  await open(page, path)
  await settled(page)
  const other = await elsewhere(browser, 'admin', path)
  for (const each of [page, other]) {
    await each
      .getByRole('row', { name: /BOTH-1/ })
      .getByRole('button', { name: en.shell.actions })
      .click()
    await each.getByRole('button', { name: 'Edit BOTH-1' }).click()
  }
  const write = async (each: Page, label: string, text: string) =>
    each.getByRole('dialog').getByLabel(label, { exact: true }).fill(text)
  await write(page, en.field.orderName, 'My area')
  await write(other, en.field.orderName, 'Theirs')
  await write(other, en.field.sceneCode, 'S-2')
  await other.getByRole('dialog').getByRole('button', { name: en.say.save }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)

  const notice = page.getByRole('dialog').getByText(/Administrator changed this at/)
  await expect(notice).toBeVisible()
  // Also for whoever types at the end of the form.
  await page.getByRole('dialog').getByLabel(en.field.productDescription).scrollIntoViewIfNeeded()
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('dialog')).toContainText('Theirs')
  await page.getByRole('dialog').getByRole('button', { name: en.lists.keepMine, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.say.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await call(orders.list, { orderCode: 'BOTH' }, 'L1')).rows[0]).toMatchObject({
    orderName: 'My area',
    sceneCode: 'S-2',
  })
})
