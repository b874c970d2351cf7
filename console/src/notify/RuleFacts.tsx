import { fill } from '@takt/contract/errors.ts'
import type { NoticeRule, NoticeRuleRow } from '@takt/contract/noticeRules.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useToldOf } from '~/shapes/told-of.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'

type Of = { of: NoticeRule }

export function Line({ of: { lineNumber } }: Of) {
  const { noticeRules: said } = useWords()
  return lineNumber ?? said.everyLine
}

export function ToldTo({ of }: Of) {
  const toldOf = useToldOf()
  return toldOf({ ...of, lineNumber: null })
}

/** A rule with the bell that reaches nobody keeps its event from everybody. */
export function Reached({ of: { bell, mail, reached } }: { of: NoticeRuleRow }) {
  const { noticeRules: said } = useWords()
  const { count } = useFormats()
  if (!bell && !mail) return '–'
  return reached > 0 ? count(reached) : <StatusDot tone="warn">{said.nobody}</StatusDot>
}

export function Channels({ of: { bell, mail, targetCodes } }: Of) {
  const { field } = useWords()
  return [...(bell ? [field.bell] : []), ...(mail ? [field.mail] : []), ...targetCodes].join(', ')
}

export function Delay({ of: { delay, repeatEvery, repeatMost } }: Of) {
  const { noticeRules: said } = useWords()
  const { count } = useFormats()
  const first = delay === 0 ? said.atOnce : fill(said.minutes, { count: count(delay) })
  if (repeatEvery === null || repeatMost === null) return first
  return fill(said.repeating, { delay: first, every: count(repeatEvery), most: count(repeatMost) })
}

export function Quiet({ of: { quietFrom, quietTo } }: Of) {
  const { noticeRules: said } = useWords()
  return quietFrom !== null && quietTo !== null
    ? fill(said.quietHours, { from: quietFrom, to: quietTo })
    : '–'
}
