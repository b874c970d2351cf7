import type { Found } from '@takt/contract/find.ts'
import { pages, type PageName } from '@takt/contract/pages.ts'
import type { Grants } from '@takt/contract/session.ts'

const over: readonly string[] = ['completed', 'closed', 'cancelled']

/** Where a found record is shown: an order on the page of its state, else on any page of orders this person holds. */
export function addressOf(record: Found, grants: Grants): string {
  const at = (page: PageName, query: Record<string, string>) =>
    `${pages[page].path}?${new URLSearchParams(query)}`
  if (record.found === 'unit') return at('productSummary', { unit: record.code })
  if (record.found === 'lot') return at('productSummary', { lotNo: record.code })
  const fitting: PageName = over.includes(record.orderStatus)
    ? 'orderHistory'
    : record.orderStatus === 'created'
      ? 'orderCreate'
      : 'pendingProductionOrder'
  const page = [fitting, 'orderCreate' as const].find((name) => grants[name]) ?? fitting
  return at(page, { orderCode: record.code })
}
