import { useEffect, useEffectEvent } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { canLive, useLive } from '~/api/live.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'
import { Hint } from '~/ui/Hint.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './Navbar.module.css'

/** Whether what is on screen follows the plant. */
export function LiveSign() {
  const { shell } = useWords()
  const { state } = useLive()
  const toast = useToast()
  const warn = useEffectEvent(() => toast.warn(shell.noWebSocket))
  useEffect(() => {
    if (!canLive()) warn()
  }, [])
  return (
    <span className={css.live} role="status">
      {state === 'live' && <StatusDot tone="good">{shell.live}</StatusDot>}
      {state === 'connecting' && <StatusDot tone="wait">{shell.connecting}</StatusDot>}
      {state === 'lost' && <Lost />}
    </span>
  )
}

function Lost() {
  const { shell } = useWords()
  const formats = useFormats()
  const since = useLive((live) => live.since)
  const now = useNow(1000)
  const duration = formats.duration(Math.max(0, Math.floor((now - since) / 1000)))
  return (
    <Hint text={shell.lostWhy}>
      <span>
        <StatusDot tone="bad">{fill(shell.lost, { duration })}</StatusDot>
      </span>
    </Hint>
  )
}
