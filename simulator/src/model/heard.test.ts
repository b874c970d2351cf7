import { expect, test } from 'vitest'
import { playAlone } from '../testing/played.ts'
import { hearArrive, hearComplete } from './heard.ts'
import { type Line, type Message, playUntil, type Post } from './line.ts'

type Work = NonNullable<Post['work']>
/** Plays on until some station has such a unit. */
function untilOne(line: Line, is: (work: Work) => boolean): { post: Post; work: Work } {
  for (let seconds = 0; seconds < 3600; seconds++) {
    playUntil(line, line.now + 1000)
    for (const post of line.posts.values())
      if (post.work && post.work.unit.last && is(post.work)) return { post, work: post.work }
  }
  throw new Error('No station had one')
}

test('a unit that the server sends elsewhere is not begun where it was loaded, though nothing comes after it', () => {
  const { line } = playAlone({ hours: 1 })
  const { post, work } = untilOne(line, ({ arrival }) => arrival === null)
  const { unit } = work
  const [step] = unit.type.steps
  line.onBreak = true
  post.reportedStatus = 'waiting'
  const message = { unit, sender: 'S10', expected: null } as unknown as Message // what is used of it
  unit.last = message
  const answer = { productId: 'U', processStatus: 'inProcess', resultStatus: 'ok', nextStep: step!.stepSeq }
  hearComplete(line, message, answer as never)
  expect(post.work).toBe(null)
  playUntil(line, line.now + 60_000)
})

test('a unit for which the server finds no material is not finished, though the station does nothing else', () => {
  const { line } = playAlone({ hours: 1 })
  const { post, work } = untilOne(line, ({ arrival }) => arrival !== null)
  const { unit, arrival } = work
  line.onBreak = true
  post.reportedStatus = 'waiting'
  unit.productId = 'U'
  const tries = unit.tries.size
  hearArrive(line, arrival!, { answer: 'noGo', reasons: [{ reason: 'materialEmpty' }] } as never)
  playUntil(line, line.now + 300_000)
  expect([post.work, unit.tries.size]).toEqual([null, tries])
})
