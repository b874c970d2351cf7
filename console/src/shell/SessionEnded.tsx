import { useEffect, useEffectEvent, useState } from 'react'
import type { Refusal } from '@takt/contract/errors.ts'
import { useSession } from '~/api/session.ts'
import { clearToken } from '~/api/stored.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { letGo } from '~/shapes/unsaved.ts'
import { Arriving } from '~/ui/Arriving.tsx'
import { later } from '~/ui/later.ts'
import { useToast } from '~/ui/toast.ts'
import { forgetTabs } from './tab-storage.ts'
import { useTabs } from './tabs.ts'

const ConfirmDialog = later(async () => (await import('~/ui/ConfirmDialog.tsx')).ConfirmDialog)

/** Shown once when the session is over, however many calls met it: stay and read, or log in again. */
export function SessionEnded() {
  const words = useWords()
  const toast = useToast()
  const ended = useSession((session) => session.ended)
  const [answered, setAnswered] = useState<Refusal | null>(null)
  const open = ended !== null && ended !== answered
  // The same message as that of a button that met it too.
  const tell = useEffectEvent(() => {
    if (ended) toast.refuse(sayRefusal(words, ended), { id: ended.key })
  })
  useEffect(() => {
    if (open) tell()
  }, [open])
  if (!open) return null
  const again = () => {
    clearToken()
    letGo()
    useTabs.getState().reset()
    forgetTabs()
    location.reload()
  }
  return (
    <Arriving>
      <ConfirmDialog
        title={words.shell.ended}
        yes={words.shell.loginAgain}
        no={words.shell.stay}
        answer={(yes) => (yes ? again() : setAnswered(ended))}
        text={<p>{words.shell.endedWhy}</p>}
      />
    </Arriving>
  )
}
