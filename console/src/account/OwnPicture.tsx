import { useRef } from 'react'
import { account, type Account } from '@takt/contract/account.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { useAsk } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Avatar } from '~/ui/Avatar.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './account.module.css'
import { showMe } from './me.ts'
import { smallPicture } from './small-picture.ts'

/** My picture: chosen from a file, made small here, kept with the account. */
export function OwnPicture({ me }: { me: Account }) {
  const words = useWords()
  const { account: accountWords } = words
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync, isPending } = useAsk(account.saveAvatar, showMe)

  const save = async (avatar: string | null) => {
    try {
      await mutateAsync({ avatar })
      toast.tell(accountWords.pictureSaved)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
    }
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const picture = await smallPicture(file)
    if (picture) await save(picture)
    else toast.refuse(accountWords.pictureUnreadable, { id: 'picture' })
  }
  return (
    <div className={css.picture}>
      <Avatar picture={me.avatar} name={me.name} size={96} />
      <input
        ref={field}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={accountWords.choosePicture}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <Action icon="up" busy={isPending} onClick={() => field.current?.click()}>
        {accountWords.choosePicture}
      </Action>
      {me.avatar && (
        <Action icon="bin" look="quiet" onClick={() => void save(null)}>
          {accountWords.removePicture}
        </Action>
      )}
      <small className={css.quiet}>{accountWords.pictureHint}</small>
    </div>
  )
}
