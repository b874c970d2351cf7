import { Link } from 'react-router'
import { pages } from '@takt/contract/pages.ts'
import { signals } from '@takt/contract/signals.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './OpenCalls.module.css'
import { renewal } from './renewal.ts'
import { Since } from './Since.tsx'

/** As many as a board has room for; their page has all. */
const most = 5

/** Control limits that were broken, and that nobody has answered. None: nothing is shown. */
export function OpenSignals() {
  const words = useWords()
  const { count } = useFormats()
  const { data = [] } = useAnswer(signals.open, {}, { every: renewal })
  const may = useSession(({ grants }) => grants.signals !== undefined)
  if (data.length === 0) return null
  return (
    <Panel
      title={`${words.signals.open} · ${count(data.length)}`}
      aside={may && <Link to={pages.signals.path}>{words.page.signals}</Link>}
    >
      <ul className={css.calls}>
        {data
          .slice(0, most)
          .map(
            ({
              signalId,
              signalReaction,
              stationNumber,
              resultCode,
              resultName,
              chartPart,
              rule,
              foundAt,
            }) => (
              <li key={signalId} data-tone={stateOf('signalReaction', signalReaction).tone}>
                <StatusDot {...stateOf('signalReaction', signalReaction)}>
                  {words.signalReaction[signalReaction]}
                </StatusDot>
                <span>
                  <b>{stationNumber}</b> {resultName ?? resultCode} {words.chartPart[chartPart]}{' '}
                  {ruleOf(words, rule)}
                </span>
                <b>
                  <Since instant={foundAt} />
                </b>
              </li>
            ),
          )}
      </ul>
    </Panel>
  )
}
