import { fill } from '@takt/contract/errors.ts'
import { materials } from '@takt/contract/materials.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

/** How much of a part is at the chosen line: loaded at stations, on its shelf, and blocked. */
export function AtLine({ bomCode, unit }: { bomCode: string; unit: string }) {
  const { bomDefs: bomDefWords } = useWords()
  const { measure } = useFormats()
  const { data } = useAnswer(materials.stock, {}, { ready: readLine() !== null })
  if (!data) return '–'
  const stock = data.find((one) => one.bomCode === bomCode)
  if (!stock) return bomDefWords.noStock
  const { loaded, onShelf, blocked } = stock
  const amounts: [string, number][] = [
    [bomDefWords.loaded, loaded],
    [bomDefWords.onShelf, onShelf],
    [bomDefWords.blockedStock, blocked],
  ]
  return amounts
    .filter(([, quantity]) => quantity > 0)
    .map(([text, quantity]) => fill(text, { quantity: measure(quantity), unit }))
    .join(' · ')
}
