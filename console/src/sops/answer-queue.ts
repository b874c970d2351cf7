import type { z } from 'zod'
import { type SopAnswer, sopAnswers } from '@takt/contract/sopAnswers.ts'
import { call } from '~/api/call.ts'
import { readLine, readUserName } from '~/api/stored.ts'
import { keptIn } from '~/shapes/kept.ts'
import { isOwn, type Kept, sendQueue } from '~/shapes/send-queue.ts'

type Wish = z.input<typeof sopAnswers.answer.input>
/** An answer that the server has not taken yet. `key`: its id. `file`: a photo that is its answer. */
export type KeptAnswer = Kept & { wish: Wish }

/** This person’s, of the line that is shown. */
export const isOfThisLine = (one: KeptAnswer) => isOwn(one) && one.lineNumber === (readLine() ?? '')

let heard: (taken: SopAnswer) => void = () => {}
/** Called with each answer the server took, for the screen that shows the answers. */
export const onTaken = (hear: typeof heard) => void (heard = hear)

const answers = sendQueue<KeptAnswer>({
  store: keptIn<KeptAnswer>('takt-answers', 'answers'),
  isMine: isOfThisLine,
  tell: async ({ wish, lineNumber: line }, picture) =>
    heard(await call(sopAnswers.answer, { ...wish, picture }, undefined, { wall: null, line })),
  inOrder: true,
})

/** Answers on their way, whatever step is shown. */
export const useAnswers = answers.use
export const restoreAnswers = answers.restore
export const dropAnswer = answers.drop
export const sendAgain = answers.sendAgain

/** Somebody gave it: those that wait are tried with it. */
export function queueAnswer(wish: Wish, file: File | null) {
  const [userName, lineNumber] = [readUserName() ?? '', readLine() ?? '']
  answers.queue([{ key: wish.answerId, userName, lineNumber, wish, file }])
  return answers.sendNow(true)
}
