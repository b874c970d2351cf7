import type { ReactNode } from 'react'
import { StationRow } from '@takt/contract/stations.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { History } from '~/shapes/History.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { Heard, KeyEnd, Standing } from './Heard.tsx'
import { Lasting } from './Lasting.tsx'
import { Rate } from './Rate.tsx'
import { MachineCode } from './MachineCode.tsx'
import { MakeKey, RevokeKey, type MadeKey } from './StationKey.tsx'
import css from './stations.module.css'
import { useStation } from './use-station.ts'

type StationRecordProps = {
  stationNumber: string
  actions: (station: StationRow) => ReactNode
  onMade: (made: MadeKey) => void
  onClose: () => void
}

/** One station: what it is, what it does, its key, and who changed what. */
export function StationRecord({ stationNumber, ...rest }: StationRecordProps) {
  const { station, missing, error } = useStation(stationNumber)
  return (
    <Opened title={stationNumber} row={station} missing={missing} error={error} onClose={rest.onClose}>
      {(row) => <StationFacts station={row} {...rest} />}
    </Opened>
  )
}

function StationFacts({
  station,
  actions,
  onMade,
  onClose,
}: Omit<StationRecordProps, 'stationNumber'> & { station: StationRow }) {
  const { field, stations: stationWords } = useWords()
  const { stationNumber, stationName, lineNumber } = station
  return (
    <Record
      title={`${stationNumber} · ${stationName}`}
      entity="station"
      entityKey={stationNumber}
      lineNumber={lineNumber}
      onClose={onClose}
    >
      <div className={css.record}>
        <p className={css.head}>{actions(station)}</p>
        <Facts of={StationRow} row={station} names={[]}>
          <Fact label={field.stationStatus}>
            <Standing station={station} />
          </Fact>
          <Fact label={field.statusSince}>
            {station.statusSince ? <Lasting since={station.statusSince} /> : '–'}
          </Fact>
          <Fact label={field.lastHeartbeat}>
            <Heard station={station} />
          </Fact>
        </Facts>
        <Facts
          of={StationRow}
          row={station}
          names={['cycleTime', 'optLevel', 'stationCode', 'machineId', 'ipAddr', 'addr', 'enabled']}
        >
          <Fact label={field.cycleTimePerHour}>
            <Rate of={station} />
          </Fact>
        </Facts>
        <Panel title={stationWords.key}>
          <p className={css.about}>{stationWords.keyAbout}</p>
          <Facts of={StationRow} row={station} names={['keyMadeAt']}>
            <Fact label={field.keyHint}>
              <KeyEnd station={station} />
            </Fact>
          </Facts>
          <p className={css.buttons}>
            <MakeKey station={station} onMade={onMade} />
            <RevokeKey station={station} />
          </p>
          <h3>{stationWords.keyChanges}</h3>
          <History entity="stationKey" entityKey={stationNumber} lineNumber={lineNumber} />
        </Panel>
        <MachineCode stationNumber={stationNumber} lineNumber={lineNumber} />
      </div>
    </Record>
  )
}
