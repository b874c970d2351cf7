import { useMemo } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { mostRewound, type RewoundShift } from '@takt/contract/rewind.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { RowList } from '~/ui/RowList.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import strip from '../StationStrip.module.css'
import { momentOf } from './moment.ts'
import { PastCard } from './PastCard.tsx'
import { Player, usePlayer } from './Player.tsx'
import css from './rewind.module.css'

export function PastShift({ shift }: { shift: RewoundShift }) {
  const words = useWords()
  const rewindWords = words.rewind
  const formats = useFormats()
  const player = usePlayer(shift.seconds)
  const second = Math.floor(player.second)
  const { stations, calls } = useMemo(() => momentOf(shift, second), [shift, second])
  const at = (second: number) => instantOf(Date.parse(shift.start) + 1000 * second)
  const title = fill(rewindWords.title, {
    shift: shift.shiftName ?? rewindWords.whole,
    day: formats.day(shift.productionDay),
  })
  const isEmpty = shift.stations.every(({ said, units }) => said.length + units.length === 0)
  return (
    <section className={css.past} aria-label={rewindWords.past}>
      <header className={css.head}>
        <strong>{rewindWords.past}</strong>
        <span>{title}</span>
        <b className={css.clock}>{formats.clockSeconds(at(second))}</b>
      </header>
      <p>{fill(rewindWords.note, { at: formats.instant(at(second)) })}</p>
      <Player player={player} clockAt={(second) => formats.clockSeconds(at(second))} />
      {isEmpty && <p>{rewindWords.nothing}</p>}
      {shift.areAlarmsCut && (
        <p role="status">{fill(rewindWords.cut, { count: formats.count(mostRewound) })}</p>
      )}
      <Panel title={words.boards.stations}>
        <ol className={strip.strip}>
          {stations.map((station) => (
            <li key={station.stationNumber} data-off-way={station.isOffMainWay}>
              <PastCard station={station} second={second} />
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={rewindWords.calls}>
        {calls.length === 0 && <p>{rewindWords.noCalls}</p>}
        <RowList>
          {calls.map(({ stationNumber, lossType, message, from, arrived }) => {
            const callState = arrived !== null && arrived <= second ? 'arrived' : 'called'
            return (
              <li key={`${stationNumber} ${from} ${message}`}>
                <StatusDot {...stateOf('callState', callState)}>{words.callState[callState]}</StatusDot>
                <b>{stationNumber}</b>
                <span>{words.lossType[lossType]}</span>
                <span>{message}</span>
                <b>{formats.duration(second - from)}</b>
              </li>
            )
          })}
        </RowList>
      </Panel>
    </section>
  )
}
