import type { Decimal } from './typed-number.ts'

/** `thousands`: 1.234 where a comma is the decimal sign may be one or one thousand. A limit is not guessed. */
export type NumberFault = 'noNumber' | 'thousands'

/** A number as this language or a program writes it; empty is null. */
export function readNumber(text: string, decimal: Decimal): number | null | NumberFault {
  const written = text.trim().replace('−', '-')
  if (written === '') return null
  if (decimal === ',' && /^[-+]?\d{1,3}(\.\d{3})+$/.test(written)) return 'thousands'
  if (decimal === '.' && /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(written)) return 'thousands'
  const plain = decimal === ',' ? written.replace(',', '.') : written
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return 'noNumber'
  const number = Number(plain)
  return Number.isFinite(number) ? number : 'noNumber'
}
