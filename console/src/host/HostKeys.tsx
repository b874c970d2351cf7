import { useState } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { host, type HostKey } from '@takt/contract/host.ts'
import { useAnswer, useAsk, useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
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
  const { host: hostWords } = useWords()
  const forbidden = useForbidden(host.makeKey)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action icon="key" blocked={forbidden} onClick={() => setOpen(true)}>
        {hostWords.keys}
      </Action>
      {open && <KeySheet onClose={() => setOpen(false)} />}
    </>
  )
}

function KeySheet({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const hostWords = words.host
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
    <SideSheet title={hostWords.keys} size={560} onClose={onClose}>
      <div className={css.stack}>
        <p>{hostWords.keysAbout}</p>
        <form
          className={css.make}
          onSubmit={(event) => {
            event.preventDefault()
            if (keyName.trim()) ask()
          }}
        >
          <label>
            {hostWords.keyName}
            <Input value={keyName} maxLength={128} onChange={({ target }) => setKeyName(target.value)} />
          </label>
          <Action
            look="main"
            icon="plus"
            busy={make.isPending}
            blocked={
              keyName.trim() === '' ? fill(words.say.requiredField, { field: hostWords.keyName }) : null
            }
            onClick={ask}
          >
            {hostWords.makeKey}
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
        {keys.data?.length === 0 && <EmptyState title={hostWords.noKeys} icon="key" />}
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
  const { host: hostWords } = useWords()
  const formats = useFormats()
  const revoke = useCommand(host.revokeKey, hostWords.revoked)
  return (
    <li>
      <div>
        <b>{keyName}</b> <code>{fill(hostWords.keyEnds, { keyHint })}</code>
        <small className={css.quiet}>
          {fill(hostWords.keyStory, {
            madeBy: whoIs(madeBy),
            at: formats.minute(at),
            lastUsed: lastUsed ? formats.minute(lastUsed) : hostWords.never,
          })}
        </small>
      </div>
      <ConfirmButton
        icon="close"
        look="danger"
        question={fill(hostWords.revokeQuestion, { keyName, keyHint })}
        onConfirm={() => revoke({ id })}
      >
        {hostWords.revokeKey}
      </ConfirmButton>
    </li>
  )
}
