import { useState } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { host } from '@takt/contract/host.ts'
import { whyNot } from '@takt/contract/why-not.ts'
import { useAsk, useForbidden } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'

/** Calls the host now, and shows its answer. */
export function TestButton() {
  const words = useWords()
  const toast = useToast()
  const forbidden = useForbidden(host.test)
  const { mutateAsync } = useAsk(host.test)
  const [busy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    try {
      const { teleState, latency, errorText } = await mutateAsync({})
      if (teleState === 'ok') toast.tell(fill(words.host.testOk, { latency: latency ?? 0 }))
      else toast.refuse(fill(words.host.testFailed, { error: whyNot(words, errorText ?? '') }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Action icon="host" blocked={forbidden} busy={busy} onClick={() => void test()}>
      {words.host.test}
    </Action>
  )
}
