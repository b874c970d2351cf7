import { useState } from 'react'
import { account, AccountDraft, type Account } from '@takt/contract/account.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { showMe } from './me.ts'

const Field = fieldsOf(AccountDraft)

/** Name, e-mail and introduction: nothing changes until it is saved. */
export function EditAccount({ me }: { me: Account }) {
  const { account: accountWords } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action icon="edit" onClick={() => setOpen(true)}>
        {accountWords.edit}
      </Action>
      {open && (
        <Sheet
          title={accountWords.edit}
          command={account.save}
          start={me}
          success={accountWords.saved}
          onClose={(done) => {
            if (done) showMe(done)
            setOpen(false)
          }}
        >
          <Field name="name" />
          <Field name="email" hint={accountWords.emailHint} />
          <Wide>
            <Field name="introduction" />
          </Wide>
        </Sheet>
      )}
    </>
  )
}
