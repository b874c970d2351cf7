import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { Found } from '@takt/contract/found-units.ts'
import { genealogy, mostLevels } from '@takt/contract/genealogy.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { StatusNote } from '~/ui/StatusDot.tsx'
import css from './genealogy.module.css'
import { useFoundAct } from './use-found-act.ts'

type FoundProps = {
  query: {
    bomCode?: string | undefined
    bomLot?: string | undefined
    serial?: string | undefined
    productIds?: string[] | undefined
    now: boolean
  }
  name: string
  units: number
  only?: 'hold'
}
type Outcome = Found & { done: 'heldDone' | 'reworkDone' }

/** What can be done to all that were found, with their number in the question, and what became of each. */
export function FoundMoves({
  query: { bomCode, bomLot, serial, productIds, now },
  name,
  units,
  only,
}: FoundProps) {
  const { genealogy: genealogyWords } = useWords()
  const formats = useFormats()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const count = formats.count(units)
  const query = {
    now,
    ...(bomCode && { bomCode }),
    ...(bomLot && { bomLot }),
    ...(serial && { serial }),
    ...(productIds && { productIds }),
  }
  const none = units === 0 ? genealogyWords.none : null
  const holdLabel = fill(only === 'hold' ? genealogyWords.holdUnit : genealogyWords.hold, { count })
  const reworkLabel = fill(genealogyWords.rework, { count })
  const hold = useFoundAct(genealogy.hold, holdLabel, (found) => setOutcome({ ...found, done: 'heldDone' }))
  const rework = useFoundAct(genealogy.rework, reworkLabel, (found) =>
    setOutcome({ ...found, done: 'reworkDone' }),
  )
  const [noHold, noRework] = [useForbidden(genealogy.hold), useForbidden(genealogy.rework)]
  return (
    <>
      <ConfirmButton
        icon="pause"
        look="danger"
        blocked={noHold ?? none}
        question={hold.progress ?? fill(genealogyWords.holdQuestion, { count, sought: name })}
        reason="required"
        onConfirm={(reason) => hold.act({ ...query, reason, later: !productIds })}
      >
        {holdLabel}
      </ConfirmButton>
      {only !== 'hold' && (
        <ConfirmButton
          icon="undo"
          blocked={noRework ?? none}
          question={rework.progress ?? fill(genealogyWords.reworkQuestion, { count, sought: name })}
          reason="required"
          onConfirm={(reason) => rework.act({ ...query, reason })}
        >
          {reworkLabel}
        </ConfirmButton>
      )}
      {outcome && <FoundOutcome outcome={outcome} />}
    </>
  )
}

/** Green only where something was changed and nothing was left. */
function FoundOutcome({ outcome: { done, changed, left, deeper } }: { outcome: Outcome }) {
  const { genealogy: genealogyWords } = useWords()
  const { count, list } = useFormats()
  const groups = list(
    left.map(({ why, units }) => fill(genealogyWords.leftWhy[why], { units: count(units) })),
  )
  const isWhole = changed > 0 && left.length === 0 && !deeper
  return (
    <p className={css.outcome} role="status">
      <StatusNote tone={isWhole ? 'good' : 'warn'}>
        {fill(genealogyWords[done], { changed: count(changed) })}
      </StatusNote>
      {groups && <span>{fill(genealogyWords.left, { groups })}</span>}
      {deeper && <span>{fill(genealogyWords.stopped, { levels: count(mostLevels) })}</span>}
    </p>
  )
}
