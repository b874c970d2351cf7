import { useState } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { host, type HostKey } from '@takt/contract/host.ts'
import { useAnswer, useAsk, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './host.module.css'
import { NewHostKey, type MadeKey } from './NewHostKey.tsx'

/** The keys the host proves itself with. For administrators. */
export function HostKeys() {
  const { host: said } = useWords()
  const forbidden = useForbidden(host.makeKey)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action icon="key" blocked={forbidden} onClick={() => setOpen(true)}>
        {said.keys}
      </Action>
      {open && <KeySheet onClose={() => setOpen(false)} />}
    </>
  )
}

function KeySheet({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const said = words.host
  const keys = useAnswer(host.keys, {})
  const make = useAsk(host.makeKey)
  const [keyName, setKeyName] = useState('')
  const [made, setMade] = useState<MadeKey | null>(null)
  const ask = () =>
    make.mutate(
      { keyName: keyName.trim() },
      {
        onSuccess: (key) => {
          setMade(key)
          setKeyName('')
          // Whoever shows the key forgets it; so must we.
          make.reset()
        },
      },
    )
  return (
    <SideSheet title={said.keys} size={560} onClose={onClose}>
      <div className={css.stack}>
        <p>{said.keysAbout}</p>
        <form
          className={css.make}
          onSubmit={(event) => {
            event.preventDefault()
            if (keyName.trim()) ask()
          }}
        >
          <label>
            {said.keyName}
            <Input value={keyName} maxLength={128} onChange={({ target }) => setKeyName(target.value)} />
          </label>
          <Action
            look="main"
            icon="plus"
            busy={make.isPending}
            blocked={keyName.trim() === '' ? fill(words.say.requiredField, { field: said.keyName }) : null}
            onClick={ask}
          >
            {said.makeKey}
          </Action>
        </form>
        {make.error && (
          <p role="alert" className={css.bad}>
            {sayRefusal(words, make.error)}
          </p>
        )}
        {keys.error && (
          <p role="alert" className={css.bad}>
            {sayRefusal(words, keys.error)}
          </p>
        )}
        {keys.isPending && <Waiting label={words.say.loading} />}
        {keys.data?.length === 0 && <EmptyState title={said.noKeys} icon="key" />}
        <ul className={css.keys}>
          {keys.data?.map((key) => (
            <Key key={key.id} hostKey={key} />
          ))}
        </ul>
      </div>
      {made && <NewHostKey made={made} onClose={() => setMade(null)} />}
    </SideSheet>
  )
}

function Key({ hostKey: { id, keyName, keyHint, madeBy, at, lastUsed } }: { hostKey: HostKey }) {
  const { host: said } = useWords()
  const formats = useFormats()
  const revoke = useCommand(host.revokeKey, said.revoked)
  return (
    <li>
      <div>
        <b>{keyName}</b> <code>{fill(said.keyEnds, { keyHint })}</code>
        <small className={css.quiet}>
          {fill(said.keyStory, {
            madeBy,
            at: formats.minute(at),
            lastUsed: lastUsed ? formats.minute(lastUsed) : said.never,
          })}
        </small>
      </div>
      <ConfirmButton
        icon="close"
        look="danger"
        question={fill(said.revokeQuestion, { keyName, keyHint })}
        onConfirm={() => revoke({ id })}
      >
        {said.revokeKey}
      </ConfirmButton>
    </li>
  )
}
