import { useRef } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { copyText } from '~/ui/clipboard.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './host.module.css'

export type MadeKey = { keyName: string; key: string }

/** The only time anybody sees the key: no click outside and no Escape closes it. */
export function NewHostKey({ made: { keyName, key }, onClose }: { made: MadeKey; onClose: () => void }) {
  const { host: hostWords } = useWords()
  return (
    <Dialog
      open
      title={fill(hostWords.keyOf, { keyName })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={640}
      footer={
        <Action look="main" onClick={onClose}>
          {hostWords.keyTaken}
        </Action>
      }
    >
      <div className={css.stack}>
        <p className={css.once}>{hostWords.keyOnce}</p>
        <Taken label={fill(hostWords.keyOf, { keyName })} text={key} copy={hostWords.copyKey} />
        <p>{hostWords.tryIt}</p>
        <Taken label={hostWords.tryIt} text={example(location.origin, key)} copy={hostWords.copyExample} />
      </div>
    </Dialog>
  )
}

/** It makes nothing: an order without a type is refused, by a host that is let in. */
const example = (server: string, key: string) =>
  `curl -X POST ${server}/api/host/orders \\\n  -H 'authorization: Bearer ${key}' -H 'content-type: application/json' \\\n  -d '{"orderCode":"TEST"}'`

function Taken({ label, text, copy }: { label: string; text: string; copy: string }) {
  const { say, host: hostWords } = useWords()
  const toast = useToast()
  const box = useRef<HTMLTextAreaElement>(null)
  const take = async () => {
    if (await copyText(text)) return toast.tell(say.copied)
    box.current?.select()
    toast.refuse(hostWords.copyByHand)
  }
  return (
    <div className={css.take}>
      <textarea
        ref={box}
        readOnly
        rows={text.split('\n').length}
        aria-label={label}
        value={text}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <Action icon="copy" onClick={() => void take()}>
        {copy}
      </Action>
    </div>
  )
}
