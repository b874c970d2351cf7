import type { ReactNode } from 'react'
import { systemUser } from '@takt/contract/system-user.ts'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { useFormats, type Formats } from './format.tsx'
import type { Look } from './look.ts'
import { Person, personAndAccount } from './Person.tsx'
import { isState, stateOf } from './states.ts'

type ShownProps = {
  look: Look
  field: string
  value: unknown
  /** In a list: an instant or a day is as short as it may be, and whole when pointed at. */
  brief?: boolean
}

/** How each kind of field is shown, everywhere in the console. Nothing stored is a dash. */
export function Shown({ look, field, value, brief = false }: ShownProps): ReactNode {
  const words = useWords()
  const formats = useFormats()
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  switch (look) {
    case 'instant':
      return brief ? (
        <time dateTime={text} title={formats.instant(text)}>
          {formats.when(text)}
        </time>
      ) : (
        <time dateTime={text}>{formats.instant(text)}</time>
      )
    case 'day':
      return brief ? (
        <time dateTime={text} title={formats.day(text)}>
          {formats.dayOfList(text)}
        </time>
      ) : (
        <time dateTime={text}>{formats.day(text)}</time>
      )
    case 'choice': {
      const choiceText = sayChoice(words, field, text)
      return isState(field) ? <StatusDot {...stateOf(field, text)}>{choiceText}</StatusDot> : choiceText
    }
    case 'count':
    case 'measure':
    case 'seconds':
    case 'share':
    case 'number':
      return <span className="number">{sayNumber(formats, look, value)}</span>
    case 'version':
    case 'id':
      return <span className="number">{text}</span>
    case 'flag':
      return value === true ? words.say.yes : words.say.no
    case 'codes':
      return Array.isArray(value) && value.length > 0 ? formats.list(value) : '–'
    case 'choices':
      return formats.list([value].flat().map((one) => sayChoice(words, field, String(one))))
    case 'parts':
      return formats.count([value].flat().length)
    case 'account':
      if (text === systemUser) return words.lists.bySystem
      return brief ? <Person userName={text} /> : personAndAccount(text)
    case 'accounts':
      return Array.isArray(value) && value.length > 0 ? formats.list(value.map(personAndAccount)) : '–'
    case 'uuid':
    case 'code':
    case 'name':
    case 'note':
    case 'text':
      return text
  }
}

function sayNumber(
  formats: Formats,
  look: 'count' | 'measure' | 'seconds' | 'share' | 'number',
  value: unknown,
): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return '–'
  if (look === 'count') return formats.count(number)
  if (look === 'share') return formats.share(number)
  return look === 'seconds' ? formats.seconds(number) : formats.measure(number)
}

/** Numbers line up on their right edge. */
export const isNumeric = (look: Look) =>
  ['count', 'measure', 'seconds', 'share', 'number', 'version', 'parts'].includes(look)
