import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StationSops } from '~/sops/StationSops.tsx'
import { Refused } from './Refused.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'
import { CurrentUnit } from './CurrentUnit.tsx'

/** The unit that is in work, what was refused last, and what to do with it step by step. */
export function Work({ screen, receivedAt, onOpen, onUnit }: TaskProps) {
  const { stationScreen: stationScreenWords } = useWords()
  const { refused, sops, atWork, order, stationNumber, people } = screen
  const [unit] = atWork
  return (
    <div className={css.body}>
      {refused && !refused.over && <Refused refused={refused} onOpen={onOpen} />}
      <CurrentUnit screen={screen} receivedAt={receivedAt} onUnit={onUnit} />
      <StationSops
        sops={sops}
        station={stationNumber}
        unit={unit?.productId ?? null}
        people={people}
        byBadge
      />
      {sops.length === 0 && order && (
        <EmptyState
          title={fill(stationScreenWords.noSop, { type: unit?.typeNo ?? order.typeNo })}
          icon="file"
        />
      )}
    </div>
  )
}
