import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useOpened } from '~/api/opened.ts'
import { readStation, writeStation } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './AtStation.module.css'
import { StationButtons } from './StationButtons.tsx'

/** What is shown at one station, asked once a device. The address may name the station, as a link at the machine does. */
export function AtStation({ children }: { children: (stationNumber: string) => ReactNode }) {
  const { defectReports: where } = useWords()
  const [named, name] = useOpened('stationNumber')
  const station = named ?? readStation()
  const choose = (stationNumber: string) => {
    writeStation(stationNumber)
    name(stationNumber)
  }
  return (
    <div className={css.page}>
      {!station ? (
        <StationButtons onChoose={choose} />
      ) : (
        <>
          <Action icon="station" onClick={() => name('')}>
            {fill(where.station, { station })}
          </Action>
          {children(station)}
        </>
      )}
    </div>
  )
}
