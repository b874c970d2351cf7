import { sopAnswers } from '@takt/contract/sopAnswers.ts'
import { serve } from '../../platform/http/serve.ts'
import { answersAtStation, answersOf, answerStep, showPhoto } from './sopAnswers.ts'

export const sopAnswersRoutes = serve(sopAnswers, {
  answer: (call, wish) => answerStep(call, wish),
  here: (call, input) => answersAtStation(call, input),
  ofUnit: (call, input) => answersOf(call, input),
  photo: (call, input) => showPhoto(call, input),
})
