import { fill } from '@takt/contract/errors.ts'
import type { NoticeRule, NoticeRuleRow } from '@takt/contract/noticeRules.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useReceiversOf } from '~/shapes/use-receivers-of.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'

type Of = { of: NoticeRule }

export function Line({ of: { lineNumber } }: Of) {
  const { noticeRules: noticeRuleWords } = useWords()
  return lineNumber ?? noticeRuleWords.everyLine
}

export function RuleReceivers({ of }: Of) {
  const receiversOf = useReceiversOf()
  return receiversOf({ ...of, lineNumber: null })
}

/** A rule with the bell that reaches nobody keeps its event from everybody. */
export function Reached({ of: { bell, mail, reached } }: { of: NoticeRuleRow }) {
  const { noticeRules: noticeRuleWords } = useWords()
  const { count } = useFormats()
  if (!bell && !mail) return '–'
  return reached > 0 ? count(reached) : <StatusDot tone="warn">{noticeRuleWords.nobody}</StatusDot>
}

export function Channels({ of: { bell, mail, targetCodes } }: Of) {
  const { field } = useWords()
  const { list } = useFormats()
  return list([...(bell ? [field.bell] : []), ...(mail ? [field.mail] : []), ...targetCodes])
}

export function Delay({ of: { delay, repeatEvery, repeatMost } }: Of) {
  const { noticeRules: noticeRuleWords } = useWords()
  const { count } = useFormats()
  const first = delay === 0 ? noticeRuleWords.atOnce : fill(noticeRuleWords.minutes, { count: count(delay) })
  if (repeatEvery === null || repeatMost === null) return first
  return fill(noticeRuleWords.repeating, { delay: first, every: count(repeatEvery), most: count(repeatMost) })
}

export function Quiet({ of: { quietFrom, quietTo } }: Of) {
  const { noticeRules: noticeRuleWords } = useWords()
  return quietFrom !== null && quietTo !== null
    ? fill(noticeRuleWords.quietHours, { from: quietFrom, to: quietTo })
    : '–'
}
