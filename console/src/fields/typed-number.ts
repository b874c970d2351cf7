export type Decimal = '.' | ','

/** A comma is the decimal sign of half the world: 28,5 must never become 285. Only where commas part whole thousands, and the language writes them so, are they left out. */
export function plainNumber(typed: string, decimal: Decimal): string {
  const text = typed.trim().replace('−', '-')
  const grouped = decimal === '.' && /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)
  return grouped ? text.replaceAll(',', '') : text.replace(',', '.')
}
