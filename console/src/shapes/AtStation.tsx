import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './AtStation.module.css'
import { StationButtons } from './StationButtons.tsx'
import { useThisStation } from './use-this-station.ts'

/** What is shown at the station of this device. */
export function AtStation({ children }: { children: (stationNumber: string) => ReactNode }) {
  const { defectReports: where } = useWords()
  const { station, choose, ask } = useThisStation()
  return (
    <div className={css.page}>
      {station === null ? (
        <StationButtons onChoose={choose} />
      ) : (
        <>
          <Action icon="station" onClick={ask}>
            {fill(where.station, { station })}
          </Action>
          {children(station)}
        </>
      )}
    </div>
  )
}
