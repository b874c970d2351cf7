import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { units } from '@takt/contract/units.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { LeftForArchives } from '~/shapes/ArchivedNote.tsx'
import { OnOtherLines } from '~/shapes/OnOtherLines.tsx'
import { passportPath } from '~/shapes/UnitLink.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { PassportRecord } from './PassportRecord.tsx'
import css from './units.module.css'

type PassportPaneProps = {
  /** Serial or id, as in the address. */
  unit: string
  /** Steps through the list next to it. */
  walk?: ReactNode
  onClose: () => void
}

/** The passport of one unit, or why there is none. */
export function PassportPane({ unit, walk, onClose }: PassportPaneProps) {
  const words = useWords()
  const { data, error, refetch } = useAnswer(units.passport, { unit })
  const close = (
    <>
      {walk}
      <Action icon="close" bare onClick={onClose}>
        {words.say.close}
      </Action>
    </>
  )
  if (data) return <PassportRecord passport={data} close={close} />

  const unknown = error?.key === 'record.unknown'
  return (
    <>
      <header className={css.top}>
        <h2>{unit}</h2>
        <span className={css.close}>{close}</span>
      </header>
      {!error && (
        <div className={css.waiting}>
          <Waiting delay={200} label={words.say.loading} />
        </div>
      )}
      {error && (
        <EmptyState
          title={
            unknown
              ? fill(words.units.unknown, { unit, lineNumber: readLine() ?? '' })
              : sayRefusal(words, error)
          }
          icon={unknown ? 'search' : 'warning'}
          role="alert"
        >
          {unknown ? (
            <>
              <p>{words.units.unknownNext}</p>
              <LeftForArchives of="units" />
              <OnOtherLines serial={unit} pathOf={passportPath} />
            </>
          ) : (
            <Action icon="refresh" onClick={() => void refetch()}>
              {words.say.retry}
            </Action>
          )}
        </EmptyState>
      )}
    </>
  )
}
