import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { labels } from '@takt/contract/labels.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { lockOperator } from '../../plant/operators/operators.ts'
import { asSymbol } from './material.ts'
import { pdfOf } from './pdf.ts'

/** What an operator holds to the reader of a station. Without a badge number there is nothing it would know. */
export async function operatorBadge(
  { db, words: { field } }: Pick<ExportCall, 'db' | 'words'>,
  { operatorNo, paper, symbol }: z.output<typeof labels.badge.input>,
) {
  const { name, cardId, teamName, enabled } = await inOneGo(
    db,
    async (db) => (await lockOperator(db, { operatorNo })) ?? refuse('record.unknown'),
  )
  if (!enabled) refuse('operators.disabled', { operatorNo })
  if (cardId === null) return refuse('labels.no_card', { operatorNo })
  const lines = [
    `${field.operatorNo} ${operatorNo}`,
    ...(teamName === null ? [] : [`${field.teamName} ${teamName}`]),
  ]
  return pdfOf(operatorNo, {
    title: name,
    paper,
    symbol,
    labels: [{ code: asSymbol(symbol, cardId), name, title: cardId, lines }],
  })
}
