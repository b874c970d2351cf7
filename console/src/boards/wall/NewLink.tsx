import { useId, useState } from 'react'
import { Alert, Input, Select } from 'antd'
import { Refusal } from '@takt/contract/errors.ts'
import { walls, type WallViewName } from '@takt/contract/walls.ts'
import { useAsk, useForbidden } from '~/api/hooks.ts'
import { instantOf } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { CopyAction } from './CopyAction.tsx'
import css from './sheet.module.css'

type NewLinkProps = {
  views: WallViewName[]
  lines: string[]
  missing: string | null
  addressOf: (token: string) => string
}
const [day, choices] = [86_400_000, ['1', '7', '30', '365', '1095'] as const]

/** Makes a link for the views and lines chosen above. Its token is shown here, and never again. */
export function NewLink({ views, lines, missing, addressOf }: NewLinkProps) {
  const words = useWords()
  const forbidden = useForbidden(walls.createLink)
  const ask = useAsk(walls.createLink)
  const [name, setName] = useState('')
  const [days, setDays] = useState<(typeof choices)[number]>('365')
  const [made, setMade] = useState<string | null>(null)
  const [nameId, daysId] = [useId(), useId()]
  const make = () =>
    ask.mutateAsync({ name, views, lines, expiresAt: instantOf(Date.now() + Number(days) * day) }).then(
      ({ token }) => {
        setMade(addressOf(token))
        setName('')
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      },
    ) // shown below
  return (
    <form
      className={css.newLink}
      onSubmit={(event) => {
        event.preventDefault()
        if (!forbidden && !missing && name.trim() && !ask.isPending) void make()
      }}
    >
      <span>
        <label htmlFor={nameId}>{words.walls.linkName}</label>
        <Input id={nameId} value={name} maxLength={128} onChange={({ target }) => setName(target.value)} />
      </span>
      <span>
        <label htmlFor={daysId}>{words.walls.lasts}</label>
        <Select
          id={daysId}
          value={days}
          onChange={setDays}
          options={choices.map((value) => ({ value, label: words.walls.days[value] }))}
        />
      </span>
      <Action
        icon="plus"
        busy={ask.isPending}
        blocked={forbidden ?? missing ?? (name.trim() === '' ? words.walls.linkName : null)}
        onClick={() => void make()}
      >
        {words.walls.make}
      </Action>
      {ask.error && (
        <p role="alert" className={css.refused}>
          {sayRefusal(words, ask.error)}
        </p>
      )}
      {made && (
        <Alert
          className={css.made}
          type="warning"
          showIcon
          title={words.walls.made}
          description={
            <>
              <code>{made}</code>
              <CopyAction text={made}>{words.walls.copyLink}</CopyAction>
            </>
          }
        />
      )}
    </form>
  )
}
