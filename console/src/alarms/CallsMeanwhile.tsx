import { useState } from 'react'
import { Link } from 'react-router'
import type { Alarm, AlarmCall } from '@takt/contract/alarms.ts'
import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { andon } from '@takt/contract/andon.ts'
import { pages } from '@takt/contract/pages.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Action } from '~/ui/Action.tsx'
import { RowList } from '~/ui/RowList.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './alarms.module.css'

const Field = fieldsOf(andon.call.input)

/** Who was called while the alarm was on, and a call that names the alarm it is about. */
export function CallsMeanwhile({ alarm, calls }: { alarm: Alarm; calls: readonly AlarmCall[] }) {
  const words = useWords()
  const forbidden = useForbidden(andon.call)
  const [calling, setCalling] = useState(false)
  const text = alarmTextIn(useLanguage(), alarm.texts, alarm.alarmText)
  const { alarmCode, stationNumber } = alarm
  return (
    <Panel
      title={words.alarms.calls}
      aside={
        <Action icon="bell" blocked={forbidden} onClick={() => setCalling(true)}>
          {words.andon.callOne}
        </Action>
      }
    >
      {calls.length === 0 ? (
        <p className={css.quiet}>{words.alarms.noCalls}</p>
      ) : (
        <RowList>
          {calls.map((call) => (
            <CallLine key={call.id} call={call} />
          ))}
        </RowList>
      )}
      {calling && (
        <Sheet
          title={words.andon.callOne}
          command={andon.call}
          start={{
            stationNumber,
            lossType: alarm.lossType ?? 'equipment',
            message: text && text !== alarmCode ? `${alarmCode} · ${text}` : alarmCode,
          }}
          success={words.andon.callDone}
          onClose={() => setCalling(false)}
        >
          <Field name="stationNumber" disabled />
          <Field name="lossType" />
          <Field name="message" hint={words.andon.messageHint} />
        </Sheet>
      )}
    </Panel>
  )
}

function CallLine({ call: { id, lossType, message, callState, calledAt } }: { call: AlarmCall }) {
  const words = useWords()
  const { when } = useFormats()
  const may = useSession(({ grants }) => grants.lossInquiry !== undefined)
  const name = [words.lossType[lossType], message].filter(Boolean).join(' · ')
  return (
    <li>
      <StatusDot {...stateOf('callState', callState)}>{words.callState[callState]}</StatusDot>
      {may ? (
        <Link to={`${pages.lossInquiry.path}?${new URLSearchParams({ call: String(id) })}`}>{name}</Link>
      ) : (
        name
      )}
      <span>{when(calledAt)}</span>
    </li>
  )
}
