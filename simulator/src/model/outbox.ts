import type { BatchItem } from '@takt/contract/verbs.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import { isoOf } from '../clock.ts'
import type { Expected, Line, Message, OfficeWork, Post, Unit } from './line.ts'

/** How often the network plays its tricks. */
const tricks = { twice: 0.004, outOfOrder: 0.01 }

/** `Omit` that keeps the kinds apart. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
type MessageDraft = Without<BatchItem, 'messageId' | 'at'>

/** A station sends something now. About a unit it waits its turn behind all earlier messages of the unit. */
export function tell(
  line: Line,
  post: Post,
  draft: MessageDraft,
  unit: Unit | null = null,
  expected: Expected | null = null,
  at = line.now,
): Message {
  line.messages += 1
  // The cast: the message is a BatchItem without these two fields.
  const work = {
    ...draft,
    messageId: `${line.run}.${line.messages.toString(36)}`,
    at: isoOf(at),
  } as BatchItem
  const message = makeMessage(post.plan.stationNumber, work, unit, expected)
  const { random } = post
  if (work.kind === 'status' && !post.heldBack && random.chance(tricks.outOfOrder)) {
    post.heldBack = message
    return message
  }
  line.send(message)
  if (random.chance(tricks.twice)) post.echoes.push({ message, after: Math.floor(random.between(0, 4)) })
  sendLeftovers(line, post)
  return message
}

export function tellOffice(
  line: Line,
  work: OfficeWork,
  after: Message[],
  unit: Unit | null = null,
): Message {
  const message = makeMessage('office', work, unit, null)
  message.after.push(...after.filter(({ done }) => !done))
  line.send(message)
  return message
}

function makeMessage(
  sender: string,
  work: BatchItem | OfficeWork,
  unit: Unit | null,
  expected: Expected | null,
): Message {
  const after = unit?.last && !unit.last.done ? [unit.last] : []
  const message: Message = { sender, work, unit, expected, after, copyOf: null, done: false, answer: null }
  if (unit) unit.last = message
  return message
}

/** What was held back follows the next message; a duplicate comes again a few messages later. */
function sendLeftovers(line: Line, post: Post) {
  if (post.heldBack) line.send(post.heldBack)
  post.heldBack = null
  for (const echo of post.echoes) echo.after -= 1
  for (const { message } of post.echoes.filter(({ after }) => after < 0))
    line.send({ ...message, after: [message], copyOf: message, done: false })
  post.echoes = post.echoes.filter(({ after }) => after >= 0)
}

/** At the end of the play nothing stays in a drawer. */
export function sendHeldBack(line: Line) {
  for (const post of line.posts.values()) {
    if (post.heldBack) line.send(post.heldBack)
    post.heldBack = null
  }
}

/** A status is sent when it changes. No two of a station carry the same time. */
export function sayStatus(line: Line, post: Post, stationStatus: StationStatus) {
  if (post.reportedStatus === stationStatus) return
  post.reportedStatus = stationStatus
  post.reportedAt = Math.max(line.now, post.reportedAt + 1)
  tell(line, post, { kind: 'status', stationStatus }, null, null, post.reportedAt)
}
