import { pages } from '@takt/contract/pages.ts'
import { useSearchParams } from 'react-router'

const names = ['find', 'productSn', 'productId', 'bomLot', 'bomCode', 'serial', 'orderCode', 'lotNo'] as const
/** What is looked for: `find` is a scan nobody has understood yet; a unit is looked into; a lot or a part's serial is looked for; of an order or a production lot all its units are meant. */
export type Sought = Partial<Record<(typeof names)[number], string>>

/** Kept in the address: a link or a reload shows the same. `now` stays as it is until it is switched. */
export function useSought(): [sought: Sought, seek: (next: Sought, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams()
  const sought: Sought = {}
  for (const name of names) {
    const text = params.get(name)
    if (text) sought[name] = text
  }
  const seek = (next: Sought, options = {}) =>
    setParams((now) => {
      const params = new URLSearchParams(now)
      for (const name of names) {
        if (next[name]) params.set(name, next[name])
        else params.delete(name)
      }
      return params
    }, options)
  return [sought, seek]
}
export type Seek = ReturnType<typeof useSought>[1]

const ids = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** A unit by its serial, or by its id while it has none. */
export const unitNamed = (text: string): Sought =>
  ids.test(text) ? { productId: text } : { productSn: text }

export const genealogyPath = (unit: string) =>
  `${pages.bomSummary.path}?${new URLSearchParams(unitNamed(unit))}`
