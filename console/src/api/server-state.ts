import { useQuery } from '@tanstack/react-query'

export type ServerState = 'asking' | 'up' | 'degraded' | 'away'

/** How often the log-in page reads it: nobody is connected yet who could be notified. */
const every = 15_000

/** Whether a log-in can succeed at all: the server answers, and its database too. */
export function useServerState(): ServerState {
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: askHealth,
    refetchInterval: every,
    retry: false,
  })
  return data ?? 'asking'
}

async function askHealth(): Promise<ServerState> {
  try {
    const reply = await fetch('/health', { method: 'GET' })
    const { status } = (await reply.json()) as { status?: string } // the answer of /health, or somebody else's
    if (status === 'up') return 'up'
    return status === 'degraded' ? 'degraded' : 'away'
  } catch {
    return 'away'
  }
}
