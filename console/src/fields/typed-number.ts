export type Decimal = '.' | ','

/** Written with both signs, the last one is the decimal sign, whatever the language: 1.234,5 must never become 1.234. */
const both = /^-?\d{1,3}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d*$/
/** Thousands of thousands. */
const many = /^-?\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/

/** A comma is the decimal sign of half the world: 28,5 must never become 285. Only where commas part whole thousands, and the language writes them so, are they left out. */
export function plainNumber(typed: string, decimal: Decimal): string {
  const text = typed.trim().replace('−', '-')
  if (both.test(text)) {
    const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
    return `${text.slice(0, at).replaceAll(/[.,]/g, '')}.${text.slice(at + 1)}`
  }
  const grouped = many.test(text) || (decimal === '.' && /^-?\d{1,3},\d{3}$/.test(text))
  return grouped ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.')
}
