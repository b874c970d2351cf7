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

/** What a link opens: the call and two buttons, or how it stands. */
export function answerPage({ language, token, looked, answered, minute }: Shown): string {
  const { callLinks: said, lossType } = spoken[language]
  const { call, state, line } = looked
  const facts = call
    ? [
        `<p><b>${escaped(call.stationNumber)}</b> · ${escaped(lossType[call.lossType])}<br>${escaped(call.lineName)} (${escaped(line)})</p>`,
        ...(call.message ? [`<p>${escaped(call.message)}</p>`] : []),
        `<p>${escaped(fill(said.called, { time: minute(call.calledAt) }))}</p>`,
      ]
    : []
  const buttons = callAnswers.map(
    (one) =>
      `<button name="answer" value="${one}" data-main="${one === 'arrive'}">${escaped(said[one])}</button>`,
  )
  const ended = {
    arrive: said.thanksArrive,
    notMine: said.thanksNotMine,
    askedAnew: said.nobodyLeft,
  }
  const verdict = () => {
    if (answered !== null) return ended[answered]
    return state === 'open' ? said.question : fill(said[state], { name: call?.arrivedBy ?? '' })
  }
  const mayAnswer = state === 'open' && answered === null
  const body = `${facts.join('\n')}
<p role="status">${escaped(verdict())}</p>
${mayAnswer ? `<form method="post" action="${answerPath}"><input type="hidden" name="t" value="${escaped(token)}">${buttons.join('')}</form>` : `<p><a href="/">${escaped(said.open)}</a></p>`}`
  return phonePage({ language, title: said.title, body })
}
