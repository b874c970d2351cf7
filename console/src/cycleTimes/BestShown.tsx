import { useNavigate } from 'react-router'
import { type Cycles, type CycleTimeRow, leastHours, leastInHour } from '@takt/contract/cycleTimes.ts'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { stations } from '@takt/contract/stations.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { rounded } from './balance-chart.ts'
import css from './cycleTimes.module.css'

type BestShownProps = { row: CycleTimeRow; cycles: Cycles }

/** The pace the station has shown that it can keep, which may become its target. */
export function BestShown({ row, cycles: { best, hours } }: BestShownProps) {
  const { cycleTimes: said } = useWords()
  const formats = useFormats()
  const { cycleTime } = row
  const level = best === null ? null : rounded(best)
  const facts = {
    hours: formats.count(hours),
    least: formats.count(leastHours),
    passes: formats.count(leastInHour),
  }
  return (
    <Panel title={said.best}>
      <div className={css.best}>
        {level === null && <p>{fill(said.tooFewHours, facts)}</p>}
        {level !== null && (
          <>
            <strong>{formats.seconds(level)}</strong>
            <p>{fill(said.bestAbout, facts)}</p>
            {cycleTime !== null && level < cycleTime && (
              <p>{fill(said.faster, { share: formats.share(1 - level / cycleTime) })}</p>
            )}
            {level !== cycleTime && <Adopt row={row} level={level} />}
          </>
        )}
      </div>
    </Panel>
  )
}

/** The station's own cycle time is set there; one that the package of the type plans is a new version of it. */
function Adopt({ row, level }: { row: CycleTimeRow; level: number }) {
  const { cycleTimes: said } = useWords()
  const navigate = useNavigate()
  const grants = useSession((session) => session.grants)
  if (row.targetSource === 'station')
    return grants.stationDef ? <AdoptAtStation row={row} level={level} /> : null
  if (!grants.typeProcessSetting) return null
  const typed = new URLSearchParams({ typeNo: row.typeNo })
  return (
    <>
      <p>{said.ofPackage}</p>
      <Action icon="type" onClick={() => void navigate(`${pages.typeProcessSetting.path}?${typed}`)}>
        {said.openPackage}
      </Action>
    </>
  )
}

function AdoptAtStation({ row: { stationNumber }, level }: { row: CycleTimeRow; level: number }) {
  const { cycleTimes: said } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(stations.update)
  const { data } = useAnswer(stations.list, { stationNumber })
  const station = data?.rows.find((one) => one.stationNumber === stationNumber)
  const adopt = useCommand(stations.update, said.adopted)
  if (!station) return null
  const { stationName, stationCode, ipAddr, machineId, addr, optLevel, enabled, revision } = station
  const facts = {
    station: stationNumber,
    level: formats.seconds(level),
    now: station.cycleTime === null ? '–' : formats.seconds(station.cycleTime),
  }
  return (
    <ConfirmButton
      blocked={forbidden}
      question={fill(said.adoptQuestion, facts)}
      onConfirm={() =>
        adopt({
          stationNumber,
          stationName,
          stationCode,
          ipAddr,
          machineId,
          addr,
          optLevel,
          enabled,
          revision,
          cycleTime: level,
        })
      }
    >
      {fill(said.adopt, facts)}
    </ConfirmButton>
  )
}
