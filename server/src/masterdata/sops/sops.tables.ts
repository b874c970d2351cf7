import { SopSignature } from '@takt/contract/sop-signatures.ts'
import { Sop, SopRead } from '@takt/contract/sops.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  sops: { entity: Sop, kept: ['asksFrom', 'withdrawnAt'] },
  sop_reads: { entity: SopRead },
  sop_signatures: { entity: SopSignature },
}
