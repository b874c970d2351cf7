import { lockedAbout } from '@takt/contract/toolCounters.ts'
import type { ToolSet } from '@takt/contract/toolSets.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Aspect, LineView, Pass, Visit } from '../../platform/kernel/kernel.ts'
import { setsOfTypes } from '../toolSets/toolSets.ts'
import {
  type Life,
  lineHasCounters,
  livesMounted,
  storeWorn,
  type Worn,
} from './counters-for-floor.queries.ts'
import { lineHasTools, type Mounted, storeUses, toolsMounted, type Uses } from './for-floor.queries.ts'
import { isOpen, wears } from './lives.ts'
import { serve } from './serve.ts'
import { lifeEvent, stageOf, type WornLife } from './worn.ts'

type State = {
  mounted: readonly Mounted[]
  used: Map<string, Uses>
  /** Further lives, by tool, and what was counted of them. */
  lives: ReadonlyMap<string, readonly Life[]>
  worn: Map<string, Worn>
  sets: ReadonlyMap<string, readonly ToolSet[]>
} | null
type StationTools = NonNullable<State>

const was = ({ from, to }: Mounted, at: number) => at >= from && at < to
const there = ({ mounted }: StationTools, { stationNumber, at }: { stationNumber: string; at: number }) =>
  mounted.filter((tool) => tool.stationNumber === stationNumber && was(tool, at))

/** What is worn out and was there; what was taken off meanwhile blocks nothing, however late the unit is reported. */
const locked = (state: StationTools, visit: Visit) =>
  there(state, visit)
    .filter(({ to }) => to === Infinity)
    .flatMap(({ act, frequency, toolCode }) => [
      ...(act + (state.used.get(toolCode)?.uses ?? 0) >= frequency ? [lockedAbout(toolCode, 'uses', 0)] : []),
      ...(state.lives.get(toolCode) ?? [])
        .filter((life) => hasEnded(state, life) && isOpen(life, visit.at))
        .map(({ kind, cavity }) => lockedAbout(toolCode, kind, cavity)),
    ])
    .map((about) => ({ reason: 'toolLocked' as const, about }))

const keyOf = ({ toolCode, kind, cavity }: Life) => `${toolCode} ${kind} ${cavity}`
const hasEnded = ({ worn }: StationTools, life: Life) =>
  life.limit !== null && life.act + (worn.get(keyOf(life))?.act ?? 0) >= life.limit

/** Gauges that may not measure. Taken off meanwhile, they keep nobody away. */
const uncalibrated = (state: StationTools, visit: Visit) =>
  there(state, visit)
    .filter(({ to, due }) => to === Infinity && visit.at >= due)
    .map(({ toolCode }) => ({ reason: 'calibrationDue' as const, about: toolCode }))

/** What the released sets of the unit's type require here, and was there neither at its time nor is now. */
function missing({ sets, mounted }: StationTools, { unit, order, stationNumber, at }: Visit) {
  const typeNo = unit?.typeNo ?? order?.typeNo
  const toolSets = (typeNo === undefined ? undefined : sets.get(typeNo)) ?? []
  const members = toolSets.flatMap((set) => set.members.filter((one) => one.stationNumber === stationNumber))
  if (members.length === 0) return []
  const tools = mounted.filter(
    (tool) => tool.stationNumber === stationNumber && (tool.to === Infinity || was(tool, at)),
  )
  const short = [...serve(members, tools)].filter(([{ quantity }, found]) => found.length < quantity)
  return [...new Set(short.map(([{ toolType, toolCode }]) => toolCode ?? toolType ?? ''))].map((about) => ({
    reason: 'toolMissing' as const,
    about,
  }))
}

/** Blocked now, it ends nothing, whatever it made before. */
const isBlocked = ({ blocks }: Life) => blocks.some(([, to]) => to === null)

type Limits = Pick<WornLife, 'lifeKind' | 'cavity'> & Pick<Life, 'limit' | 'warn'>
/** A life that is nearly at its end, or at it, by this very pass. */
function tellIfFurther(
  line: LineView,
  { toolCode, stationNumber, to, isAtWork }: Mounted,
  { at }: Pass,
  { limit, warn, ...life }: Limits,
  [before, used]: [number, number],
) {
  const stage = stageOf(used, limit, warn)
  if (!isAtWork || limit === null || stage === null || stage === stageOf(before, limit, warn)) return
  const isThere = to === Infinity
  const where = { toolCode, stationNumber: isThere ? stationNumber : null }
  const { lifeKind, cavity } = life
  line.tell(lifeEvent({ ...where, lifeKind, cavity, used, limit }, isoOf(at)))
}

/** Counts a pass for the tools that were at its station then, and keeps units away from a station with a worn-out or a missing one: decisions 87 and 95. */
export const toolAspect: Aspect<{ from: number }, State> = {
  name: 'tools',
  wants: (messages, { from }) =>
    messages.some(({ kind }) => kind === 'arrive' || kind === 'complete' || kind === 'testRun')
      ? { from }
      : null,
  async load({ client, db, lineNumber }, { from }) {
    const [hasTools, hasLives, sets] = await Promise.all([
      lineHasTools.get(db, lineNumber),
      lineHasCounters.get(db, lineNumber),
      setsOfTypes.get(db),
    ])
    if (!hasTools && sets.size === 0) return null
    const start = Number.isFinite(from) ? Math.min(from, Date.now()) : Date.now()
    const [mounted, lives] = await Promise.all([
      hasTools ? toolsMounted(client, lineNumber, start) : [],
      hasTools && hasLives ? livesMounted(client, lineNumber, start) : [],
    ])
    const byTool = Map.groupBy(lives, ({ toolCode }) => toolCode)
    return { mounted, used: new Map(), lives: byTool, worn: new Map(), sets }
  },
  stationReasons: (state, visit) =>
    state ? [...locked(state, visit), ...uncalibrated(state, visit), ...missing(state, visit)] : [],
  onPass(state, pass, line) {
    if (!state || !pass.runEnd) return
    for (const tool of there(state, pass)) {
      const { toolCode, usesPerPass, since } = tool
      const { uses = 0, total = 0 } = state.used.get(toolCode) ?? {}
      // What was made before it was maintained wore it then.
      const now = uses + (pass.at >= since ? usesPerPass : 0)
      line.journal.set(state.used, toolCode, { toolCode, uses: now, total: total + usesPerPass })
      const { frequency: limit, warn, act } = tool
      tellIfFurther(line, tool, pass, { lifeKind: 'uses', cavity: 0, limit, warn }, [act + uses, act + now])
      for (const [life, count] of wears(state.lives.get(toolCode) ?? [], usesPerPass, pass.at)) {
        const { kind, cavity } = life
        const before = state.worn.get(keyOf(life)) ?? { act: 0, total: 0 }
        const act = before.act + (pass.at >= since ? count : 0)
        const total = before.total + count
        line.journal.set(state.worn, keyOf(life), { toolCode, kind, cavity, act, total })
        if (!isBlocked(life))
          tellIfFurther(line, tool, pass, { ...life, lifeKind: kind }, [
            life.act + before.act,
            life.act + act,
          ])
      }
    }
  },
  store: ({ client, lineNumber }, state) => [
    ...(state?.used.size ? [storeUses(client, lineNumber, [...state.used.values()])] : []),
    ...(state?.worn.size ? [storeWorn(client, lineNumber, [...state.worn.values()])] : []),
  ],
  changed: (state) => (state?.used.size ? ['tools', 'toolCounters'] : []),
}
