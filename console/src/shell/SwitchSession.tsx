import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { session } from '@takt/contract/session.ts'
import { useAnswer } from '~/api/hooks.ts'
import { writeToken } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { later } from '~/ui/later.ts'
import { useToast } from '~/ui/toast.ts'
import { Loading } from './Loading.tsx'

const ConfirmDialog = later(async () => (await import('~/ui/ConfirmDialog.tsx')).ConfirmDialog)

/**
 * An address may carry a session although one is open in this browser. Without a question, a link made by somebody else would let a person work
 * under that name without noticing (security 5).
 */
export function SwitchSession({ token, go }: { token: string; go: string }) {
  const { shell } = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  // Every call names the person of this browser; here it is somebody else who is looked for.
  const { data, isError } = useAnswer(session.check, { userName: undefined, para: { token } })
  const owner = data?.valid ? { name: data.name ?? '', userName: data.userName ?? '' } : null
  const useless = isError || data?.valid === false
  const stay = useEffectEvent(() => {
    toast.refuse(shell.switchInvalid, { id: 'switch' })
    void navigate(go, { replace: true })
  })
  useEffect(() => {
    if (useless) stay()
  }, [useless])
  if (!owner) return <Loading />
  const answer = (yes: boolean) => {
    if (yes) writeToken(token)
    void navigate(go, { replace: true })
  }
  return (
    <Arriving>
      <ConfirmDialog
        title={fill(shell.switchSession, owner)}
        text={fill(shell.switchWhy, owner)}
        yes={fill(shell.switchYes, owner)}
        no={shell.switchNo}
        danger
        answer={answer}
      />
    </Arriving>
  )
}
