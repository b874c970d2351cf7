import { useState } from 'react'
import { Input } from 'antd'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { users, type User } from '@takt/contract/users.ts'
import { useAsk } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { copyText } from '~/ui/clipboard.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './people.module.css'

const addressOf = (userName: string, token: string) =>
  `${location.origin}${location.pathname}#/password?${new URLSearchParams({ userName, token })}`

/** Makes the link and shows it this once. */
export function LinkDialog({ user: { userName, name }, onClose }: { user: User; onClose: () => void }) {
  const words = useWords()
  const { people, say } = words
  const formats = useFormats()
  const toast = useToast()
  const { mutate, data, isPending, error } = useAsk(users.makeLink)
  const [copied, setCopied] = useState(false)
  const address = data && addressOf(userName, data.token)
  const copy = async () => {
    if (!address) return
    const done = await copyText(address)
    setCopied(done)
    if (done) toast.tell(say.copied)
  }
  const footer = (
    <div className={css.foot}>
      <Action onClick={onClose}>{data ? say.close : say.cancel}</Action>
      {!data && (
        <Action look="main" icon="link" busy={isPending} onClick={() => mutate({ userName })}>
          {people.makeLink}
        </Action>
      )}
    </div>
  )
  return (
    <Dialog
      open
      title={fill(people.linkOf, { name })}
      footer={footer}
      onCancel={onClose}
      width={560}
      mask={{ closable: !data }}
    >
      <div className={css.stack}>
        {!data && <p>{fill(people.linkAbout, { name })}</p>}
        {error instanceof Refusal && (
          <p role="alert" className={css.bad}>
            {sayRefusal(words, error)}
          </p>
        )}
        {data && (
          <>
            <p role="status">
              <b>{people.linkOnce}</b>
            </p>
            <div className={css.address}>
              <Input
                readOnly
                value={address}
                aria-label={people.linkAddress}
                onFocus={({ target }) => target.select()}
              />
              <Action icon={copied ? 'check' : 'copy'} look="main" onClick={() => void copy()}>
                {people.copyLink}
              </Action>
            </div>
            <p className={css.quiet}>
              {fill(people.linkUntil, { linkExpires: formats.minute(data.expires) })}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
