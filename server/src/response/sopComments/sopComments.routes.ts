import { sopComments } from '@takt/contract/sopComments.ts'
import { serve } from '../../platform/http/serve.ts'
import { answerComment, commentsFor, commentsAtStation, sayComment } from './sopComments.ts'

export const sopCommentsRoutes = serve(sopComments, {
  list: (call, filter) => commentsFor(call, filter),
  here: (call, input) => commentsAtStation(call, input),
  say: (call, input) => sayComment(call, input),
  answer: (call, answer) => answerComment(call, answer),
})
