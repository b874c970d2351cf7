import { sopAnswers } from '@takt/contract/sopAnswers.ts'
import { serve } from '../../platform/http/serve.ts'
import { answersHere, answersOf, answerStep, showPhoto } from './sopAnswers.ts'

export const sopAnswersRoutes = serve(sopAnswers, {
  answer: (call, wish) => answerStep(call, wish),
  here: (call, asked) => answersHere(call, asked),
  ofUnit: (call, asked) => answersOf(call, asked),
  photo: (call, asked) => showPhoto(call, asked),
})
