import { type FormEvent, useId, useState } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import type { SignatureMeaning } from '@takt/contract/sop-signatures.ts'
import { type SopRow, sops } from '@takt/contract/sops.ts'
import { useAsk } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action, type ActionProps } from '~/ui/Action.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './sops.module.css'

type SignProps = Omit<ActionProps, 'onClick' | 'ref' | 'busy'> & {
  sop: SopRow
  means: SignatureMeaning
  question: string
}

const commands = { reviewed: sops.review, released: sops.release }

/** Requires the password again: what is signed is the content that is shown, with its meaning. */
export function SignButton({ sop, means, question, ...action }: SignProps) {
  const { sops: sopWords, say } = useWords()
  const [asking, setAsking] = useState(false)
  const formId = useId()
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Action {...action} onClick={() => setAsking(true)} />
      <Dialog
        open={asking}
        destroyOnHidden
        title={question}
        okText={sopWords.sign}
        cancelText={say.cancel}
        confirmLoading={busy}
        okButtonProps={{ htmlType: 'submit', form: formId }}
        onCancel={() => setAsking(false)}
        width={460}
      >
        <SignForm id={formId} sop={sop} means={means} onBusy={setBusy} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

type FormProps = Pick<SignProps, 'sop' | 'means'> & {
  id: string
  onBusy: (busy: boolean) => void
  onDone: () => void
}

function SignForm({ id, sop, means, onBusy, onDone }: FormProps) {
  const words = useWords()
  const { sops: sopWords, shell, field, say } = words
  const toast = useToast()
  const ask = useAsk(commands[means])
  const me = useSession(({ info }) => info?.userId)
  const [password, type] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { sopCode, sopVer, contentHash, revision } = sop
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (ask.isPending) return
    if (password === '') return setFault(fill(say.requiredField, { field: field.password }))
    onBusy(true)
    try {
      await ask.mutateAsync({ sopCode, sopVer, contentHash, revision, password })
      toast.tell(sopWords.done)
      onDone()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFault(sayRefusal(words, error))
    } finally {
      onBusy(false)
    }
  }
  return (
    <form id={id} onSubmit={(event) => void send(event)} noValidate>
      <p className={css.hash}>
        {fill(sopWords.meaning, { meaning: words.signatureMeaning[means], hash: contentHash.slice(0, 12) })}
      </p>
      <input type="text" name="username" autoComplete="username" value={me ?? ''} readOnly hidden />
      <label htmlFor={`${id}-password`}>{field.password}</label>
      <PasswordInput
        id={`${id}-password`}
        autoFocus
        autoComplete="current-password"
        eye={{ show: shell.showPassword, hide: shell.hidePassword }}
        value={password}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => {
          type(target.value)
          setFault(null)
        }}
      />
      <small id={`${id}-said`} role="alert" className={css.refused}>
        {fault}
      </small>
      <button type="submit" hidden tabIndex={-1} />
    </form>
  )
}
