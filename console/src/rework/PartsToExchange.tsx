import { Checkbox, Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { type Failure, shortFailId } from '@takt/contract/failures.ts'
import type { ReworkLook } from '@takt/contract/rework.ts'
import { useWords } from '~/i18n/words.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { Action } from '~/ui/Action.tsx'
import css from './rework.module.css'
import type { Exchange, TheReport } from './use-report.ts'

const withFailure = (one: Exchange, failId: string, goes: boolean): Exchange => ({
  ...one,
  failIds: goes ? [...one.failIds, failId] : one.failIds.filter((other) => other !== failId),
})

/** Parts that come out with the report, and what goes in for each. A unit that is built in is exchanged at its own station. */
export function PartsToExchange({
  work: { components, failures, unit },
  report: { draft, type },
}: {
  work: ReworkLook
  report: TheReport
}) {
  const { rework: reworkWords } = useWords()
  const sayDefect = useSayDefect()
  /** The part it leaves with: the one it was assigned to, else the one it is ticked under. */
  const partOf = ({ failId, componentId }: Failure) =>
    componentId ?? draft.exchanged.find(({ failIds }) => failIds.includes(failId))?.componentId ?? null
  const nameOf = (componentId: string | null) => {
    const part = components.find((one) => one.componentId === componentId)
    return [part?.bomName ?? part?.bomCode, part?.serial ?? part?.bomLot].filter(Boolean).join(' · ')
  }
  const parts = components.filter(({ childId }) => childId === null)
  const open = failures.filter(
    ({ failStatus, productId }) =>
      productId === unit.productId && (failStatus === 'open' || failStatus === 'rework'),
  )
  const change = (one: Exchange) =>
    type({ exchanged: draft.exchanged.map((old) => (old.componentId === one.componentId ? one : old)) })
  return (
    <details className={css.parts}>
      <summary>{reworkWords.parts}</summary>
      {parts.length === 0 && <p className={css.quiet}>{reworkWords.noParts}</p>}
      <ul>
        {parts.map(({ componentId, bomCode, bomName, serial }) => {
          const chosen = draft.exchanged.find((one) => one.componentId === componentId)
          const label = serial === null ? reworkWords.newLot : reworkWords.newSerial
          const typed = serial === null ? 'bomLot' : 'serial'
          return (
            <li key={componentId}>
              <span>{nameOf(componentId)}</span>
              {chosen ? (
                <>
                  <Input
                    aria-label={`${label}: ${bomName ?? bomCode}`}
                    placeholder={`${label} (${reworkWords.onlyOut})`}
                    maxLength={64}
                    value={chosen[typed]}
                    onChange={({ target }) => change({ ...chosen, [typed]: target.value })}
                  />
                  {open.map((failure) => {
                    const part = partOf(failure)
                    const ofOther = part !== null && part !== componentId
                    return (
                      <Checkbox
                        key={failure.failId}
                        checked={part === componentId}
                        disabled={ofOther || failure.componentId !== null}
                        onChange={({ target }) => change(withFailure(chosen, failure.failId, target.checked))}
                      >
                        {fill(reworkWords.goesAlong, {
                          failure:
                            sayDefect(failure) ?? failure.resultCode ?? `#${shortFailId(failure.failId)}`,
                        })}
                        {ofOther && (
                          <small className={css.reason}>
                            {fill(reworkWords.ofPart, { part: nameOf(part) })}
                          </small>
                        )}
                      </Checkbox>
                    )
                  })}
                  <Action
                    icon="undo"
                    onClick={() => type({ exchanged: draft.exchanged.filter((one) => one !== chosen) })}
                  >
                    {reworkWords.takeBack}
                  </Action>
                </>
              ) : (
                <Action
                  icon="refresh"
                  onClick={() =>
                    type({
                      exchanged: [...draft.exchanged, { componentId, bomLot: '', serial: '', failIds: [] }],
                    })
                  }
                >
                  {reworkWords.exchange}
                </Action>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
