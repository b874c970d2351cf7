import { Input } from 'antd'
import type { ReworkLook } from '@takt/contract/rework.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './rework.module.css'
import type { Exchange, TheReport } from './use-report.ts'

/** Parts that come out with the report, and what goes in for each. A unit that is built in is exchanged at its own station. */
export function PartsToExchange({
  work: { components },
  report: { draft, type },
}: {
  work: ReworkLook
  report: TheReport
}) {
  const { rework: said } = useWords()
  const parts = components.filter(({ childId }) => childId === null)
  const change = (one: Exchange) =>
    type({ exchanged: draft.exchanged.map((old) => (old.componentId === one.componentId ? one : old)) })
  return (
    <details className={css.parts}>
      <summary>{said.parts}</summary>
      {parts.length === 0 && <p className={css.quiet}>{said.noParts}</p>}
      <ul>
        {parts.map(({ componentId, bomCode, bomName, bomLot, serial }) => {
          const chosen = draft.exchanged.find((one) => one.componentId === componentId)
          const label = serial === null ? said.newLot : said.newSerial
          const typed = serial === null ? 'bomLot' : 'serial'
          return (
            <li key={componentId}>
              <span>{[bomName ?? bomCode, serial ?? bomLot].filter(Boolean).join(' · ')}</span>
              {chosen ? (
                <>
                  <Input
                    aria-label={`${label}: ${bomName ?? bomCode}`}
                    placeholder={`${label} (${said.onlyOut})`}
                    maxLength={64}
                    value={chosen[typed]}
                    onChange={({ target }) => change({ ...chosen, [typed]: target.value })}
                  />
                  <Action
                    icon="undo"
                    onClick={() => type({ exchanged: draft.exchanged.filter((one) => one !== chosen) })}
                  >
                    {said.takeBack}
                  </Action>
                </>
              ) : (
                <Action
                  icon="refresh"
                  onClick={() =>
                    type({ exchanged: [...draft.exchanged, { componentId, bomLot: '', serial: '' }] })
                  }
                >
                  {said.exchange}
                </Action>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
