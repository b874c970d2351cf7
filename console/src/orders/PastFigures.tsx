import { fill } from '@takt/contract/errors.ts'
import type { PastOrderRow } from '@takt/contract/past-orders.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Hint } from '~/ui/Hint.tsx'
import css from './orders.module.css'

type Of = { order: PastOrderRow }

/** The OEE, or a dash with the reason why there is none. */
export function DuringOee({ order: { oee, oeeGap } }: Of) {
  const { orders, oeeGap: gaps } = useWords()
  const { share } = useFormats()
  const oeeText = oeeGap ? gaps[oeeGap] : orders.oeeAbout
  return (
    <Hint text={oeeText}>
      <span className="number" tabIndex={0} aria-label={oee === null ? `– ${oeeText}` : undefined}>
        {oee === null ? '–' : share(oee)}
      </span>
    </Hint>
  )
}

/** How long it took, and how much more or less that was than planned. */
export function AgainstPlan({ order: { actualDuration, plannedDuration } }: Of) {
  const { orders } = useWords()
  const { duration } = useFormats()
  if (actualDuration === null) return '–'
  const more = Math.round((actualDuration - plannedDuration) / 60) * 60
  const text = fill(more > 0 ? orders.longer : more < 0 ? orders.shorter : orders.asPlanned, {
    duration: duration(Math.abs(more)),
  })
  return (
    <>
      <span className="number">{duration(actualDuration)}</span>{' '}
      <small className={more > 0 ? css.late : css.about}>{text}</small>
    </>
  )
}

AgainstPlan.Planned = function Planned({ order: { plannedDuration } }: Of) {
  const { duration } = useFormats()
  return <span className="number">{duration(plannedDuration)}</span>
}

export function ClosedBy({ order: { closedBy, orderStatus } }: Of) {
  const { orders } = useWords()
  return closedBy ?? (orderStatus === 'completed' ? orders.byLine : '–')
}
