import { Input } from 'antd'
import { useState } from 'react'
import { andon, type OpenCall } from '@takt/contract/andon.ts'
import { lossTypes, type LossType } from '@takt/contract/alarmDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { ByCode } from '~/shapes/ByCode.tsx'
import { CallMoves } from '~/andon/CallMoves.tsx'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { BigButtons } from '~/shapes/BigButtons.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { signal } from '~/ui/signal.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { BadgeField } from './BadgeField.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

/** Which help is needed, in two presses; and what became of the calls of this station. */
export function Help({ screen: { stationNumber, calls } }: TaskProps) {
  const words = useWords()
  const { stationScreen: stationScreenWords, andon: calling } = words
  const forbidden = useForbidden(andon.call)
  const [lossType, choose] = useState<LossType | null>(null)
  const [message, write] = useState('')
  const call = useCommand(andon.call, calling.callDone, {
    onDone: () => {
      signal('good')
      choose(null)
      write('')
    },
  })
  return (
    <div className={css.body}>
      <BigButtons
        label={stationScreenWords.whichHelp}
        choices={lossTypes.map((one) => ({ key: one, name: sayChoice(words, 'lossType', one), about: null }))}
        chosen={lossType}
        onChoose={(key) => choose(lossTypes.find((one) => one === key) ?? null)}
      />
      {lossType && (
        <div className={css.calling}>
          <Input
            aria-label={calling.messageHint}
            placeholder={calling.messageHint}
            maxLength={2000}
            value={message}
            onChange={({ target }) => write(target.value)}
          />
          <Action
            look="main"
            icon="bell"
            blocked={forbidden}
            onClick={() => void call({ stationNumber, lossType, message: message.trim() || null })}
          >
            {stationScreenWords.call}
          </Action>
        </div>
      )}
      <Panel title={stationScreenWords.openHere}>
        {calls.length === 0 && <p className={css.quiet}>{stationScreenWords.noCalls}</p>}
        <BadgeField stationNumber={stationNumber} calls={calls} />
        <ul className={css.calls}>
          {calls.map((one) => (
            <Call key={one.id} call={one} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Call({ call }: { call: OpenCall }) {
  const words = useWords()
  const formats = useFormats()
  const { lossType, message, callState, calledAt, arrivedBy, ownedBy } = call
  return (
    <li>
      <div>
        <StatusDot {...stateOf('callState', callState)} pill>
          {words.callState[callState]}
        </StatusDot>
        <b>{sayChoice(words, 'lossType', lossType)}</b>
        {message && <span>{message}</span>}
        <ByCode call={call} />
        <span>
          {arrivedBy === null
            ? words.andon.nobodyYet
            : fill(words.andon.isThere, { by: whoIs(ownedBy ?? arrivedBy) })}
        </span>
        <time dateTime={calledAt}>{formats.clock(calledAt)}</time>
      </div>
      <div className={css.ways}>
        <CallMoves call={call} />
      </div>
    </li>
  )
}
