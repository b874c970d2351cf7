import { sopComments } from '@takt/contract/sopComments.ts'
import { serve } from '../../platform/http/serve.ts'
import { answerComment, commentsFor, commentsHere, sayComment } from './sopComments.ts'

export const sopCommentsRoutes = serve(sopComments, {
  list: (call, filter) => commentsFor(call, filter),
  here: (call, asked) => commentsHere(call, asked),
  say: (call, said) => sayComment(call, said),
  answer: (call, answer) => answerComment(call, answer),
})
