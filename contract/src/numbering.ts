import type { NumberReset, NumberRule, NumberRuleName } from './number-rule.ts'

const dates = ['yyyy', 'yy', 'MM', 'dd', 'DDD'] as const
const names = ['line', 'typeNo', 'orderCode'] as const
export const numberTokens = [...dates, ...names, 'seq'] as const
type Token = (typeof numberTokens)[number]

export const numberFaults = [
  'braceOpen',
  'tokenUnknown',
  'tokenNotHere',
  'seqMissing',
  'seqTwice',
  'seqDigits',
  'resetNeedsYear',
  'resetNeedsMonth',
  'resetNeedsDay',
  'tooLong',
] as const
export type NumberFault = (typeof numberFaults)[number]

/** What a number may tell: where, of what, for which order, and the plant's date. */
export type NumberFacts = { line: string; typeNo: string; orderCode?: string | undefined; day: string }

type Part =
  | { text: string }
  | { token: Token; digits: number }
  | { wrong: 'braceOpen' | 'tokenUnknown' | 'seqDigits' }
const mostDigits = 12
const longestNumber = 64

const partsOf = (pattern: string): Part[] =>
  [...pattern.matchAll(/\{([^{}]*)\}|[{}]|[^{}]+/g)].map(([all, inner]) => {
    if (inner === undefined) return /[{}]/.test(all) ? { wrong: 'braceOpen' } : { text: all }
    const [name, width, ...more] = inner.split(':')
    const token = numberTokens.find((one) => one === name)
    if (!token || more.length > 0 || (token !== 'seq' && width !== undefined))
      return { wrong: 'tokenUnknown' }
    if (token !== 'seq') return { token, digits: 0 }
    return /^\d{1,2}$/.test(width ?? '') && Number(width) >= 1 && Number(width) <= mostDigits
      ? { token, digits: Number(width) }
      : { wrong: 'seqDigits' }
  })

/** Everything that is wrong with the rule; with nothing wrong, no two numbers it gives are ever the same while its counter runs. */
export function faultsOfRule(name: NumberRuleName, { pattern, reset }: NumberRule): NumberFault[] {
  const parts = partsOf(pattern)
  const tokens = parts.flatMap((part) => ('token' in part ? [part.token] : []))
  const has = (...some: Token[]) => some.some((token) => tokens.includes(token))
  const wrong = parts.flatMap((part) => ('wrong' in part ? [part.wrong] : []))
  const day = has('DDD') || (has('MM') && has('dd'))
  const found: [boolean, NumberFault][] = [
    ...[...new Set(wrong)].map((fault): [boolean, NumberFault] => [true, fault]),
    [name === 'order' && has('orderCode'), 'tokenNotHere'],
    [!has('seq') && wrong.length === 0, 'seqMissing'],
    [tokens.filter((token) => token === 'seq').length > 1, 'seqTwice'],
    // A sequence that begins again while the rest of the number stays the same would give every number twice.
    [reset !== 'never' && !has('yyyy', 'yy'), 'resetNeedsYear'],
    [reset === 'month' && !has('MM', 'DDD'), 'resetNeedsMonth'],
    [reset === 'day' && !day, 'resetNeedsDay'],
    [parts.reduce((sum, part) => sum + leastLength(part), 0) > longestNumber, 'tooLong'],
  ]
  return found.filter(([holds]) => holds).map(([, fault]) => fault)
}

function leastLength(part: Part) {
  if ('text' in part) return part.text.length
  if ('wrong' in part) return 0
  const fixed: Partial<Record<Token, number>> = { yyyy: 4, yy: 2, MM: 2, dd: 2, DDD: 3 }
  return part.digits + (fixed[part.token] ?? 0)
}

/** The number itself. A sequence that no longer fits its digits is not written longer: null. */
export function writeNumber({ pattern }: NumberRule, facts: NumberFacts, seq: number): string | null {
  const written = partsOf(pattern)
    .map((part) => {
      if ('text' in part) return part.text
      if ('wrong' in part) return ''
      return part.token === 'seq' ? String(seq).padStart(part.digits, '0') : tokenText(part.token, facts)
    })
    .join('')
  return seq <= lastOf(pattern) ? written : null
}

/** The last number of a sequence with so many digits. */
export const lastOf = (pattern: string) =>
  10 ** partsOf(pattern).reduce((digits, part) => ('token' in part ? digits + part.digits : digits), 0) - 1

/** What is counted together: all that is written alike but for date and sequence, in the period after which the sequence begins again. */
export function counterOf(name: NumberRuleName, { pattern, reset }: NumberRule, facts: NumberFacts): string {
  const periods: Record<NumberReset, string> = {
    never: '',
    year: facts.day.slice(0, 4),
    month: facts.day.slice(0, 7),
    day: facts.day,
  }
  const isName = (token: Token) => names.some((one) => one === token)
  const alike = partsOf(pattern).map((part) =>
    'text' in part
      ? part.text
      : 'wrong' in part
        ? ''
        : isName(part.token)
          ? tokenText(part.token, facts)
          : `{${part.token}}`,
  )
  return `${name}|${periods[reset]}|${alike.join('')}`
}

function tokenText(token: Token, { line, typeNo, orderCode = '', day }: NumberFacts): string {
  const [year = '', month = '', date = ''] = day.split('-')
  switch (token) {
    case 'yyyy':
      return year
    case 'yy':
      return year.slice(-2)
    case 'MM':
      return month
    case 'dd':
      return date
    case 'DDD':
      return String((Date.parse(day) - Date.parse(`${year}-01-01`)) / 86_400_000 + 1).padStart(3, '0')
    case 'line':
      return line
    case 'typeNo':
      return typeNo
    case 'orderCode':
      return orderCode
    case 'seq':
      return ''
  }
}
