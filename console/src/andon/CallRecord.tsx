import type { ReactNode } from 'react'
import { AndonCall, andon } from '@takt/contract/andon.ts'
import { useAnswer } from '~/api/hooks.ts'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import css from './andon.module.css'
import { CallParts } from './CallParts.tsx'
import { CallTimeline } from './CallTimeline.tsx'

const facts = ['stationNumber', 'lossType', 'callState', 'level', 'stopsLine', 'message', 'reason'] as const

type CallRecordProps = { id: number; actions: (call: AndonCall) => ReactNode; onClose: () => void }

/** One call: who was notified when, who came, who solved it. */
export function CallRecord({ id, actions, onClose }: CallRecordProps) {
  const words = useWords()
  const { data, error } = useAnswer(andon.record, { id })
  const title = data
    ? `${data.call.stationNumber} · ${sayChoice(words, 'lossType', data.call.lossType)}`
    : String(id)
  return (
    <Opened
      title={title}
      row={data}
      missing={error?.key === 'record.unknown'}
      error={error}
      onClose={onClose}
    >
      {({ call, levels, faultNotes, parts }) => (
        <Record
          title={title}
          entity="andonCall"
          entityKey={String(id)}
          lineNumber={call.lineNumber}
          onClose={onClose}
        >
          <div className={css.record}>
            <p className={css.buttons}>{actions(call)}</p>
            <Facts of={AndonCall} row={call} names={facts} />
            <Panel title={words.andon.record}>
              <CallTimeline call={call} levels={levels} faultNotes={faultNotes} />
            </Panel>
            {parts.length > 0 && (
              <Panel title={words.andon.parts}>
                <CallParts call={call} parts={parts} />
              </Panel>
            )}
          </div>
        </Record>
      )}
    </Opened>
  )
}
