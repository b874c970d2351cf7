import type { z } from 'zod'
import type { Command, Endpoint } from '@takt/contract/endpoint.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import type { IconName } from '~/ui/Icon.tsx'

/** One thing that can be done to every selected row; each row's command is answered by itself. */
export type BulkAction<Row> = {
  label: string
  icon: IconName
  look?: 'plain' | 'danger'
  /** Asked once, for all of them. */
  question: (count: number) => string
  /** `required`: the person gives a reason, once for all. */
  reason?: 'required' | 'none'
  command: Endpoint<'command'>
  input: (row: Row, reason: string) => unknown
}

/** `const each = bulkOf<Order>()`, then `each(orders.move, { …, input: ({ id }, reason) => ({ id, move: 'cancel', reason }) })`: the row's type is given, the command determines its input. */
export const bulkOf =
  <Row>() =>
  <I extends z.ZodType, O extends z.ZodType>(
    command: Command<I, O>,
    action: Omit<BulkAction<Row>, 'command' | 'input'> & { input: (row: Row, reason: string) => z.input<I> },
  ): BulkAction<Row> => ({ ...action, command })

export type Refused<Row> = { row: Row; refusal: Refusal }

/** Never more than so many questions at once: a hundred rows must not keep the line's own messages waiting. */
const atOnce = 4

/** Does it to each row, so many at a time, and gathers what was refused in the order of the rows. What is no refusal is a bug and is thrown. */
export async function doEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  {
    onProgress,
    refusalOf,
  }: {
    onProgress: (done: number) => void
    refusalOf: (error: unknown) => Refusal
  },
): Promise<Refused<Row>[]> {
  const refused = new Map<Row, Refusal>()
  const left = rows.values()
  let done = 0
  const worker = async () => {
    for (const row of left) {
      await act(row).catch((error: unknown) => refused.set(row, refusalOf(error)))
      onProgress(++done)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, worker))
  return rows.flatMap((row) => {
    const refusal = refused.get(row)
    return refusal ? [{ row, refusal }] : []
  })
}
