import { fill } from '@takt/contract/errors.ts'
import type { Language } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { handbookRoot } from '@takt/contract/handbook.ts'
import { escaped } from '../../platform/files/escaped.ts'
import { type Answered, answerPath, callAnswers, type lookAtLink } from './answer.ts'

type Shown = {
  language: Language
  token: string
  looked: Awaited<ReturnType<typeof lookAtLink>>
  answered: Answered | null
  /** As people read an instant. */
  minute: (instant: string) => string
}

/** What a link opens: the call and two buttons, or how it stands. Without a script, for a telephone. */
export function answerPage({ language, token, looked, answered, minute }: Shown): string {
  const { callLinks: said, lossType } = spoken[language]
  const { call, state } = looked
  const facts = call
    ? [
        `<p><b>${escaped(call.stationNumber)}</b> · ${escaped(lossType[call.lossType])}</p>`,
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
  return `<!doctype html>
<html lang="${language}" data-mode="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(said.title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${handbookRoot}/look.css">
<style>
main{max-width:32rem;margin:0 auto;padding:24px 16px}
form{display:grid;gap:12px;max-inline-size:none}
button{min-block-size:56px;border:1px solid var(--takt-border,#888);border-radius:var(--radius-control);background:var(--takt-ground);color:inherit;font:inherit;font-weight:600;cursor:pointer}
button[data-main=true]{border:0;background:var(--takt-sidebar);color:var(--takt-sidebar-bright)}
</style>
</head>
<body>
<main>
<h1>${escaped(said.title)}</h1>
${facts.join('\n')}
<p role="status">${escaped(verdict())}</p>
${mayAnswer ? `<form method="post" action="${answerPath}"><input type="hidden" name="t" value="${escaped(token)}">${buttons.join('')}</form>` : `<p><a href="/">${escaped(said.open)}</a></p>`}
</main>
</body>
</html>`
}
