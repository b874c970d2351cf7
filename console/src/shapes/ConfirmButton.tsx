import { useId, useState } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action, type ActionProps } from '~/ui/Action.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import css from './ConfirmButton.module.css'

type ConfirmButtonProps = Omit<ActionProps, 'onClick' | 'ref' | 'busy'> & {
  /** The question, in one sentence. */
  question: string
  /** `required`: the person must give a reason. `none`: a yes is enough. */
  reason?: 'required' | 'none'
  /** It takes something away: the answer is red, also where the button that asks is not. */
  destroys?: boolean
  /** Does it. A refusal (false) leaves the question open, so that a typed reason is not lost. */
  onConfirm: (reason: string) => Promise<boolean>
}

/** A button that asks first, and for the reason where the plant requires one. The answer repeats the button's own words. */
export function ConfirmButton({
  question,
  reason = 'none',
  destroys = false,
  onConfirm,
  ...action
}: ConfirmButtonProps) {
  const words = useWords()
  const id = useId()
  const [asking, setAsking] = useState(false)
  // Drawn from the first question on, not before: a table has a hundred of these. Then it stays, so that it can give the focus back.
  const [drawn, setDrawn] = useState(false)
  const [busy, setBusy] = useState(false)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)

  const close = () => {
    setAsking(false)
    setMissing(false)
    setText('')
  }
  const confirm = async () => {
    if (reason === 'required' && text.trim() === '') return setMissing(true)
    setBusy(true)
    try {
      if (await onConfirm(text.trim())) close()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Action
        {...action}
        onClick={() => {
          setDrawn(true)
          setAsking(true)
        }}
      />
      {drawn && (
        <Dialog
          open={asking}
          destroyOnHidden
          title={question}
          okText={action.children}
          cancelText={words.say.cancel}
          confirmLoading={busy}
          onOk={() => void confirm()}
          onCancel={close}
          okButtonProps={{ danger: destroys || action.look === 'danger', className: css.answer }}
          classNames={{ footer: css.answers }}
          width={460}
        >
          {reason === 'required' && (
            <>
              <label htmlFor={id} className={css.label} data-required>
                {words.field.reason}
              </label>
              <Input.TextArea
                id={id}
                autoFocus
                rows={3}
                maxLength={2000}
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  setMissing(false)
                }}
                status={missing ? 'error' : ''}
                aria-required
                aria-invalid={missing}
                aria-describedby={missing ? `${id}-said` : undefined}
              />
              {missing && (
                <small id={`${id}-said`} role="alert" className={css.missing}>
                  {fill(words.error['record.reason_missing'], {})}
                </small>
              )}
            </>
          )}
        </Dialog>
      )}
    </>
  )
}
