import type { Aspect } from '../../platform/kernel/kernel.ts'
import { lineHasTools, type Mounted, storeUses, toolsMounted, type Uses } from './for-floor.queries.ts'

type State = { mounted: readonly Mounted[]; used: Map<string, Uses> } | null

const there = (
  { mounted }: NonNullable<State>,
  { stationNumber, at }: { stationNumber: string; at: number },
) => mounted.filter((tool) => tool.stationNumber === stationNumber && at >= tool.from && at < tool.to)

/** Counts a pass for the tools that were at its station then, and keeps units away from a station with a worn-out one: decision 87. */
export const toolAspect: Aspect<{ from: number }, State> = {
  name: 'tools',
  wants: (messages, { from }) =>
    messages.some(({ kind }) => kind === 'arrive' || kind === 'complete' || kind === 'testRun')
      ? { from }
      : null,
  async load({ client, db, lineNumber }, { from }) {
    if (!(await lineHasTools.get(db, lineNumber))) return null
    const start = Number.isFinite(from) ? Math.min(from, Date.now()) : Date.now()
    return { mounted: await toolsMounted(client, lineNumber, start), used: new Map() }
  },
  stationReasons: (state, visit) =>
    state
      ? there(state, visit)
          .filter(
            // What was taken off meanwhile keeps nobody away, however late the unit is told of.
            ({ to, act, frequency, toolCode }) =>
              to === Infinity && act + (state.used.get(toolCode)?.uses ?? 0) >= frequency,
          )
          .map(({ toolCode }) => ({ reason: 'toolLocked', about: toolCode }))
      : [],
  onPass(state, pass, line) {
    if (!state || !pass.runEnd) return
    for (const { toolCode, usesPerPass, since } of there(state, pass)) {
      const { uses = 0, total = 0 } = state.used.get(toolCode) ?? {}
      // What was made before it was maintained wore it then.
      line.journal.set(state.used, toolCode, {
        toolCode,
        uses: uses + (pass.at >= since ? usesPerPass : 0),
        total: total + usesPerPass,
      })
    }
  },
  store: ({ client, lineNumber }, state) =>
    state?.used.size ? [storeUses(client, lineNumber, [...state.used.values()])] : [],
  changed: (state) => (state?.used.size ? ['tools'] : []),
}
