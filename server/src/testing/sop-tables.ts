import { SopAnswer } from '@takt/contract/sopAnswers.ts'
import { SopComment } from '@takt/contract/sopComments.ts'
import { SopSignature } from '@takt/contract/sop-signatures.ts'
import { Sop, SopRead } from '@takt/contract/sops.ts'

/** What the tables of work instructions keep. */
export const sopTables = {
  sops: { entity: Sop, kept: ['asksFrom', 'withdrawnAt'] },
  sop_reads: { entity: SopRead },
  sop_signatures: { entity: SopSignature },
  sop_comments: { entity: SopComment },
  sop_answers: { entity: SopAnswer, kept: ['answerNo'] },
}
