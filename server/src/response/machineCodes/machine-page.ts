import { randomUUID } from 'node:crypto'
import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { lossTypes } from '@takt/contract/alarmDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Language } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { pages } from '@takt/contract/pages.ts'
import { escaped } from '../../platform/files/escaped.ts'
import { phonePage } from '../../platform/files/phone-page.ts'
import type { Machine } from './machine-door.ts'
import { machinePath } from './machineCodes.ts'

/** What was typed, given back where it could not be taken. */
export type Typed = { text: string; name: string; lossType: string }
type Shown = {
  language: Language
  token: string
  machine: Machine
  /** What became of a report; null: none was made. */
  verdict: string | null
  /** Null: the form is not shown. */
  typed: Typed | null
}

/** The page behind the code at a machine. */
export function machinePage({ language, token, machine, verdict, typed }: Shown) {
  const { machine: machineWords } = spoken[language]
  const { line, lineName, stationNumber, stationName } = machine
  const params = new URLSearchParams({ lineNumber: line, stationNumber })
  const body = `<p><b>${escaped(stationNumber)}</b> · ${escaped(stationName)}<br>${escaped(lineName)} (${escaped(line)})</p>
${verdict === null ? '' : `<p role="status"><b>${escaped(verdict)}</b></p>`}
${typed ? form(language, token, typed) : `<p><a href="${machinePath}?t=${escaped(token)}">${escaped(machineWords.back)}</a></p>`}
<h2>${escaped(machineWords.checks)}</h2>
${checks(language, machine)}
<p><a href="/#${pages.stationChecks.path}?${escaped(params.toString())}">${escaped(machineWords.logIn)}</a></p>`
  return phonePage({ language, title: `${stationNumber} · ${stationName}`, body })
}

function checks(language: Language, { checks: rows }: Machine) {
  const { machine: machineWords, checkState } = spoken[language]
  if (rows.length === 0) return `<p>${escaped(machineWords.noChecks)}</p>`
  const items = rows.map(({ itemCode, texts, checkState: state }) => {
    const text = alarmTextIn(language, texts, null) ?? itemCode
    return `<li>${escaped(text)}: <b>${escaped(checkState[state])}</b></li>`
  })
  return `<ul>${items.join('\n')}</ul>`
}

function form(language: Language, token: string, typed: Typed) {
  const { machine: machineWords, lossType } = spoken[language]
  const options = lossTypes.map(
    (one) =>
      `<option value="${one}"${one === typed.lossType ? ' selected' : ''}>${escaped(lossType[one])}</option>`,
  )
  return `<h2>${escaped(machineWords.report)}</h2>
<form method="post" action="${machinePath}">
<input type="hidden" name="t" value="${escaped(token)}">
<input type="hidden" name="form" value="${randomUUID()}">
<label>${escaped(machineWords.what)}<textarea name="text" rows="3" maxlength="500" required>${escaped(typed.text)}</textarea></label>
<label>${escaped(machineWords.kind)}<select name="lossType">${options.join('')}</select></label>
<label>${escaped(machineWords.name)}<input name="name" maxlength="128" autocomplete="name" value="${escaped(typed.name)}"></label>
<button data-main="true">${escaped(machineWords.send)}</button>
</form>`
}

/** No code of ours, or not any more: it shows nothing about any machine. */
export const noMachine = (language: Language) => {
  const { machine: machineWords, callLinks } = spoken[language]
  const body = `<p role="status">${escaped(machineWords.invalid)}</p><p><a href="/">${escaped(callLinks.open)}</a></p>`
  return phonePage({ language, title: machineWords.title, body })
}

export function sayOutcome(language: Language, reported: { outcome: 'called' | 'again' } | { wait: number }) {
  const { machine: machineWords } = spoken[language]
  if ('outcome' in reported) return machineWords[reported.outcome]
  return fill(machineWords.tooMany, { minutes: Math.max(1, Math.ceil(reported.wait / 60)) })
}
