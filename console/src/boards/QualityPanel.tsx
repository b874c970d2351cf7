import type { LineBoard } from '@takt/contract/boards.ts'
import { Count } from '~/fields/Count.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { ExplainedFigure, type OnAsk } from './ExplainedFigure.tsx'
import css from './boards.module.css'
import { orDash } from './figures.ts'
import { TopFailures } from './TopFailures.tsx'

/** How many of the inspected units are good, and what the others failed of. */
export function QualityPanel({
  board: { tile, okNumber, ngNumber, topFailures },
  onAsk,
}: {
  board: LineBoard
  onAsk: OnAsk
}) {
  const words = useWords()
  const { share } = useFormats()
  const inspected = okNumber + ngNumber
  return (
    <Panel title={words.boards.quality}>
      <div className={css.verdicts}>
        <span>
          <b data-tone="good">
            <Count of={okNumber} />
          </b>{' '}
          {words.resultStatus.ok}
        </span>
        <span>
          <b data-tone={ngNumber > 0 ? 'bad' : 'idle'}>
            <Count of={ngNumber} />
          </b>{' '}
          {words.resultStatus.ng}
        </span>
        <span className={css.rate}>
          <ExplainedFigure figure="okRate" onAsk={onAsk}>
            {orDash(tile.okRate, share)}
          </ExplainedFigure>{' '}
          {words.field.okRate}
        </span>
      </div>
      <div className={css.split} data-none={inspected === 0} aria-hidden>
        <i style={{ flexGrow: okNumber }} />
        <i style={{ flexGrow: ngNumber }} />
      </div>
      <TopFailures failures={topFailures} />
    </Panel>
  )
}
