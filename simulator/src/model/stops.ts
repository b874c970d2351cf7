import type { StationStatus } from '@takt/contract/stations.ts'
import { nextPause } from '../clock.ts'
import type { TypePlan } from '../plant/plan.ts'
import { later, type Line, type Post } from './line.ts'
import { sayStatus, tell } from './outbox.ts'

const minute = 60

/** Stops for so many planned seconds, with its reason. */
export function stopFor(line: Line, post: Post, status: StationStatus, seconds: number, then: () => void) {
  post.stopped = true
  post.turn += 1
  sayStatus(line, post, status)
  line.agenda.note(later(line, seconds), () => {
    post.stopped = false
    then()
  })
}

/** What keeps a station from taking the next unit, and for how long. */
export function stopBefore(line: Line, post: Post, type: TypePlan, then: () => void): boolean {
  const { random, plan } = post
  const seconds = (low: number, high: number) => random.between(low, high) * minute
  const isChange = post.type !== null && post.type !== type
  post.type = type
  if (isChange && !plan.manual) return stopped(line, post, 'debugging', seconds(4, 9), then)
  if (post.failedInRow >= 3) return readjusted(line, post, 'defect', seconds(2, 6), then)
  if (post.wear >= plan.toolLife) return readjusted(line, post, 'maintain', seconds(5, 12), then)
  return false
}

function stopped(line: Line, post: Post, status: StationStatus, seconds: number, then: () => void): true {
  stopFor(line, post, status, seconds, then)
  return true
}

/** A new tool, or the old one set right: the mean is where it began. */
function readjusted(line: Line, post: Post, status: StationStatus, seconds: number, then: () => void): true {
  post.wear = 0
  post.failedInRow = 0
  return stopped(line, post, status, seconds, then)
}

/** Down with an alarm until it is repaired; a moment later it runs again and the unit in it is done to the end. */
export function breakDown(line: Line, post: Post, goOn: () => void) {
  const { random, plan } = post
  const alarm = random.pick(plan.stops)
  tell(line, post, { kind: 'alarm', ...alarm, on: true })
  stopFor(line, post, 'down', plan.repairMinutes * minute * random.around(0.7), () => {
    tell(line, post, { kind: 'alarm', ...alarm, on: false })
    stopFor(line, post, 'repaired', random.between(15, 45), () => {
      sayStatus(line, post, 'running')
      goOn()
    })
  })
}

/** Works on, but something needs attention. */
export function warn(line: Line, post: Post) {
  const { random, plan } = post
  if (post.warned || !random.chance(0.0025)) return
  post.warned = true
  tell(line, post, { kind: 'alarm', ...plan.warning, on: true })
  line.agenda.note(later(line, random.between(2, 9) * minute), () => {
    post.warned = false
    tell(line, post, { kind: 'alarm', ...plan.warning, on: false })
    if (post.reportedStatus === 'warning') sayStatus(line, post, 'producing')
  })
}

/** The breaks of the shifts, by the real clock whatever the speed: each station ends its cycle and rests. */
export function keepBreaks(line: Line, takeWork: (post: Post) => void) {
  const pause = nextPause(line.plan.shifts, line.timeZone, line.now)
  if (!pause) return
  line.agenda.note(Math.max(pause.start, line.now), () => {
    line.onBreak = true
    for (const post of line.posts.values()) if (!post.work && !post.stopped) sayStatus(line, post, 'break')
  })
  line.agenda.note(pause.end, () => {
    line.onBreak = false
    for (const post of line.posts.values()) {
      if (post.blocked) sayStatus(line, post, 'waiting')
      else takeWork(post)
    }
    keepBreaks(line, takeWork)
  })
}
