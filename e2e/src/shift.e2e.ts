import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { values } from '@takt/contract/values.ts'
import { call, file } from './call.ts'
import { open, settled, visit } from './visit.ts'

type Sent = {
  lineNumber: string
  registered: number
  finished: number
  scrapped: number
  passes: number
  ok: number
  ng: number
  values: number
}
/** What the simulator reports as sent: counted by its own books, not by what the server answered. */
const sent = () =>
  readFileSync(process.env.TAKT_SENT!, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sent) // its own summary

const rowCount = (csv: string) => csv.trim().split('\r\n').length - 1
const grouped = (count: number) => count.toLocaleString('en')

for (const lineNumber of ['L1', 'L2']) {
  test.describe(`a shift on ${lineNumber}, played in fast time`, () => {
    const line = () => sent().find((one) => one.lineNumber === lineNumber)!

    test('the orders have counted every finished and every started unit once', async () => {
      const { rows } = await call(orders.list, { limit: 200 }, lineNumber)
      expect(rows.reduce((sum, order) => sum + order.actualNumber, 0)).toBe(line().finished)
      expect(rows.reduce((sum, order) => sum + order.startedNumber, 0)).toBe(line().registered)
      expect(rows.reduce((sum, order) => sum + order.ngNumber, 0)).toBe(line().scrapped)
    })

    test('the page of products shows as many units as were registered', async ({ page }) => {
      await visit(page, 'admin', 'en', lineNumber)
      await open(page, '/tracibility/productSummary')
      await settled(page)
      await expect(page.getByRole('status').filter({ hasText: 'in total' })).toHaveText(
        `${grouped(line().registered)} in total`,
      )
      await open(page, '/tracibility/productSummary?processStatus=finished')
      await settled(page)
      await expect(page.getByRole('status').filter({ hasText: 'in total' })).toHaveText(
        `${grouped(line().finished)} in total`,
      )
    })

    test('the file of all measured values has a row for every value that was sent', async () => {
      await expect
        .poll(async () => rowCount(await file(values.export, { format: 'csv' }, lineNumber)))
        .toBe(line().values)
    })

    test('the file of all units has a row for every unit', async () => {
      await expect
        .poll(async () => rowCount(await file(units.export, { format: 'csv' }, lineNumber)))
        .toBe(line().registered)
    })
  })
}
