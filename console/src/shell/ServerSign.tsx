import { type ServerState, useServerState } from '~/api/server-state.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import type { Tone } from '~/ui/tones.ts'

const tones: Record<ServerState, Tone> = { asking: 'wait', up: 'good', degraded: 'warn', away: 'bad' }

/** At the foot of the log-in page: why a log-in that fails may fail. */
export function ServerSign() {
  const { shell } = useWords()
  const state = useServerState()
  return (
    <p role="status">
      <StatusDot tone={tones[state]}>{shell.serverState[state]}</StatusDot>
    </p>
  )
}
