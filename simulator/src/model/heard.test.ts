import { expect, test } from 'vitest'
import { playAlone } from '../testing/played.ts'
import { hearComplete } from './heard.ts'
import { type Line, type Message, playUntil, type Post } from './line.ts'

/** Plays on until some station has a unit that it has not begun yet. */
function untilLoading(line: Line): Post {
  for (let seconds = 0; seconds < 3600; seconds++) {
    playUntil(line, line.now + 1000)
    const loading = [...line.posts.values()].find(({ work }) => work?.arrival === null && work.unit.last)
    if (loading) return loading
  }
  throw new Error('No station loaded a unit')
}

test('a unit that the server sends elsewhere is not begun where it was loaded, though nothing comes after it', () => {
  const { line } = playAlone({ hours: 1 })
  const post = untilLoading(line)
  const { unit } = post.work!
  const [step] = unit.type.steps
  line.onBreak = true
  post.said = 'waiting'
  const message = { unit, sender: 'S10', expected: null } as unknown as Message // what is looked at of it
  unit.last = message
  const answer = { productId: 'U', processStatus: 'inProcess', resultStatus: 'ok', nextStep: step!.stepSeq }
  hearComplete(line, message, answer as never)
  expect(post.work).toBe(null)
  playUntil(line, line.now + 60_000)
})
