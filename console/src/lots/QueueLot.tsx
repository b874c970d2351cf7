import { fill } from '@takt/contract/errors.ts'
import { lots, type LotRow } from '@takt/contract/lots.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { StaysInRow } from '~/ui/row-part.tsx'

/** Moves a waiting lot one place among those of its priority. */
export function QueueLot({
  lot: { id, lotNo, productionPriority },
  rows,
  blocked,
}: {
  lot: LotRow
  rows: LotRow[]
  blocked: string | null
}) {
  const { lots: lotWords, orders } = useWords()
  const at = rows.findIndex((row) => row.id === id)
  const forbidden = useForbidden(lots.queue)
  const queue = useCommand(lots.queue, fill(lotWords.queued, { lotNo }))
  const neighbour = (place: number, none: string) => {
    const other = rows[place]
    return (
      forbidden ??
      blocked ??
      (!other ? none : other.productionPriority === productionPriority ? null : lotWords.otherPriority)
    )
  }
  const after = rows[at + 2]
  return (
    <StaysInRow>
      <Action
        icon="up"
        bare
        blocked={neighbour(at - 1, orders.firstAlready)}
        onClick={() => void queue({ id, before: rows[at - 1]!.id })}
      >
        {fill(lotWords.earlier, { lotNo })}
      </Action>
      <Action
        icon="down"
        bare
        blocked={neighbour(at + 1, orders.lastAlready)}
        onClick={() =>
          void queue({ id, before: after?.productionPriority === productionPriority ? after.id : null })
        }
      >
        {fill(lotWords.later, { lotNo })}
      </Action>
    </StaysInRow>
  )
}
