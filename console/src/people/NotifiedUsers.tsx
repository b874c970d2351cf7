import { useState } from 'react'
import { Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { eventTypes, notices, type EventType, type Recipients } from '@takt/contract/notices.ts'
import { users } from '@takt/contract/users.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { usePaused } from '~/ui/paused.ts'
import css from './people.module.css'

/** To the person themself: nobody else can be named for these. */
const ownMatters: readonly EventType[] = ['rightsChanged']

/** Who is told of what the system notices. */
export function NotifiedUsers() {
  const words = useWords()
  const { data, error, refetch } = useAnswer(notices.recipients, {})
  if (error && !data)
    return (
      <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert">
        <Action icon="refresh" onClick={() => void refetch()}>
          {words.say.retry}
        </Action>
      </EmptyState>
    )
  return (
    <Panel title={words.notices.recipients}>
      <p>{words.notices.recipientsWhy}</p>
      <ul className={css.events} aria-busy={!data}>
        {data
          ?.filter(({ eventType }) => !ownMatters.includes(eventType))
          .map((event) => (
            <Notified key={event.eventType} event={event} />
          ))}
      </ul>
    </Panel>
  )
}

function Notified({ event: { eventType, recipients } }: { event: Recipients }) {
  const words = useWords()
  const { notices: said } = words
  const [typed, setTyped] = useState('')
  const save = useCommand(notices.saveRecipients, words.say.saveSuccess)
  const forbidden = useForbidden(notices.saveRecipients)
  const { data } = useAnswer(users.list, {
    name: usePaused(typed, 300) || undefined,
    locked: false,
    limit: 50,
  })
  const name = words.eventType[eventType]
  return (
    <li>
      <strong>{name}</strong>
      <Select
        mode="multiple"
        aria-label={name}
        disabled={forbidden !== null}
        value={recipients}
        filterOption={false}
        onSearch={setTyped}
        onChange={(chosen) => void save({ eventType, recipients: chosen })}
        placeholder={fill(said.everyone, { page: words.page[eventTypes[eventType].page] })}
        options={data?.rows.map(({ userName, name }) => ({
          value: userName,
          label: `${name} (${userName})`,
        }))}
      />
    </li>
  )
}
