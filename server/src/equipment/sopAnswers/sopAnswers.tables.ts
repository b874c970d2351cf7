import { SopAnswer } from '@takt/contract/sopAnswers.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  sop_answers: { entity: SopAnswer, kept: ['answerNo'] },
}
