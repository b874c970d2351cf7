import { fill } from '@takt/contract/errors.ts'
import type { Language } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { escaped } from '../../platform/files/escaped.ts'
import { phonePage } from '../../platform/files/phone-page.ts'
import { type Answered, answerPath, callAnswers, type lookAtLink } from './answer.ts'

type Shown = {
  language: Language
  token: string
  looked: Awaited<ReturnType<typeof lookAtLink>>
  answered: Answered | null
  /** As people read an instant. */
  minute: (instant: string) => string
}

/** What a link opens: the call and two buttons, or its state. */
export function answerPage({ language, token, looked, answered, minute }: Shown): string {
  const { callLinks: callLinkWords, lossType } = spoken[language]
  const { call, state, line } = looked
  const facts = call
    ? [
        `<p><b>${escaped(call.stationNumber)}</b> · ${escaped(lossType[call.lossType])}<br>${escaped(call.lineName)} (${escaped(line)})</p>`,
        ...(call.message ? [`<p>${escaped(call.message)}</p>`] : []),
        `<p>${escaped(fill(callLinkWords.called, { time: minute(call.calledAt) }))}</p>`,
      ]
    : []
  const buttons = callAnswers.map(
    (one) =>
      `<button name="answer" value="${one}" data-main="${one === 'arrive'}">${escaped(callLinkWords[one])}</button>`,
  )
  const ended = {
    arrive: callLinkWords.thanksArrive,
    notMine: callLinkWords.thanksNotMine,
    askedAnew: callLinkWords.nobodyLeft,
  }
  const verdict = () => {
    if (answered !== null) return ended[answered]
    return state === 'open'
      ? callLinkWords.question
      : fill(callLinkWords[state], { name: call?.arrivedBy ?? '' })
  }
  const mayAnswer = state === 'open' && answered === null
  const body = `${facts.join('\n')}
<p role="status">${escaped(verdict())}</p>
${mayAnswer ? `<form method="post" action="${answerPath}"><input type="hidden" name="t" value="${escaped(token)}">${buttons.join('')}</form>` : `<p><a href="/">${escaped(callLinkWords.open)}</a></p>`}`
  return phonePage({ language, title: callLinkWords.title, body })
}
