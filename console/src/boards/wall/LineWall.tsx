import { fill } from '@takt/contract/errors.ts'
import { walls, type WallLine } from '@takt/contract/walls.ts'
import type { Screen } from '~/api/call.ts'
import { useWallAnswer } from '~/api/wall.ts'
import { Count } from '~/fields/Count.tsx'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StateShape } from '~/ui/StateShape.tsx'
import { gapTone } from '~/shapes/gap-tone.ts'
import { sayGap } from '@takt/contract/say-gap.ts'
import { orDash } from '../figures.ts'
import { useServerNow } from '../server-clock.ts'
import { Big } from './Big.tsx'
import css from './wall.module.css'
import { WallFrame } from './WallFrame.tsx'

/** How the line is doing: against its takt, with its order, and station by station along the route. */
export function LineWall({ screen }: { screen: Screen }) {
  const { page } = useWords()
  return (
    <WallFrame answer={useWallAnswer(walls.line, screen)} title={page.lineView}>
      {(board) => (
        <div className={css.line}>
          <Pace tile={board.tile} />
          <Order orders={board.orders} />
          <ol className={css.strip} data-many={board.stations.length > 8}>
            {board.stations.map((station) => (
              <li key={station.stationNumber}>
                <Station station={station} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </WallFrame>
  )
}

/** What is made more or less than the takt requires, in pieces and in time. */
function Pace({ tile: { madeShift, targetShift, takt } }: Pick<WallLine, 'tile'>) {
  const words = useWords()
  const formats = useFormats()
  const gap = targetShift === null ? null : madeShift - targetShift
  const tone = targetShift === null ? 'none' : gapTone(madeShift, targetShift)
  const label =
    gap === null
      ? words.walls.noTakt
      : gap === 0
        ? words.walls.onTakt
        : gap < 0
          ? words.walls.taktGap
          : words.walls.taktAhead
  const behind = gap && takt ? Math.abs(gap) * takt : 0
  const time = behind > 0 ? formats.duration(behind < 60 ? behind : Math.round(behind / 60) * 60) : null
  return (
    <section className={css.pace} data-tone={tone}>
      <Big label={label} tone={tone} note={time}>
        {orDash(gap, (one) => sayGap(formats, one))}
      </Big>
      <dl className={css.pairs}>
        <div>
          <dt>{words.walls.made1}</dt>
          <dd>
            <Count of={madeShift} />
          </dd>
        </div>
        <div>
          <dt>{words.walls.target}</dt>
          <dd>{orDash(targetShift, formats.count)}</dd>
        </div>
        <div>
          <dt>{words.walls.takt}</dt>
          <dd>{orDash(takt, formats.duration)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Order({ orders }: Pick<WallLine, 'orders'>) {
  const words = useWords()
  const formats = useFormats()
  const now = useServerNow()
  const [order] = orders
  if (!order)
    return (
      <section className={css.order}>
        <p className={css.none}>{words.walls.noOrder}</p>
      </section>
    )
  const { orderCode, orderName, typeNo, actualNumber, orderNumber, expectedEnd, planEnd } = order
  const late = expectedEnd !== null && expectedEnd > planEnd
  const isToday = (end: string) => formats.monthDay(end) === formats.monthDay(now)
  return (
    <section className={css.order} aria-label={orderCode}>
      <header>
        <h2>
          {orderCode}
          {orders.length > 1 && <small>{`+${formats.count(orders.length - 1)}`}</small>}
        </h2>
        <p>
          {typeNo}
          {orderName !== orderCode && ` · ${orderName}`}
        </p>
      </header>
      <div className={css.track} aria-hidden>
        <i style={{ inlineSize: `${Math.min(100, (actualNumber / orderNumber) * 100)}%` }} />
      </div>
      <dl className={css.pairs}>
        <div>
          <dt>{words.walls.progress}</dt>
          <dd>
            {fill(words.say.progressOf, {
              made: formats.count(actualNumber),
              ordered: formats.count(orderNumber),
            })}
          </dd>
        </div>
        <div data-tone={late ? 'bad' : 'good'}>
          <dt>{words.walls.expected}</dt>
          <dd>
            {expectedEnd !== null && !isToday(expectedEnd) && <small>{formats.monthDay(expectedEnd)} </small>}
            {orDash(expectedEnd, formats.clock)}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** Seconds as a tile has room for in every language: whole days, else hours, minutes, seconds. */
const coarsely = (seconds: number) => {
  const unit = [86_400, 3600, 60].find((each) => seconds >= each) ?? 1
  return Math.floor(seconds / unit) * unit
}

function Station({
  station: { stationNumber, stationName, stationStatus, statusSince, unitsHere, alarms },
}: {
  station: WallLine['stations'][number]
}) {
  const words = useWords()
  const formats = useFormats()
  const now = useServerNow()
  const { tone, shape } = stateOf('stationStatus', stationStatus)
  const since =
    statusSince === null || stationStatus === 'unknown'
      ? null
      : Math.max(0, Math.floor((now - Date.parse(statusSince)) / 1000))
  return (
    <article className={css.station} data-tone={tone}>
      <header>
        <StateShape shape={shape} />
        <h3>{stationNumber}</h3>
        {since !== null && <span className={css.since}>{formats.duration(coarsely(since))}</span>}
      </header>
      <p className={css.name}>{stationName !== stationNumber && stationName}</p>
      <p className={css.does}>
        <b>{words.stationStatus[stationStatus]}</b>
        <span>
          {fill(words.walls.here, { count: formats.count(unitsHere) })}{' '}
          {alarms.length > 0 && <em>{fill(words.walls.alarm, { count: formats.count(alarms.length) })}</em>}
        </span>
      </p>
    </article>
  )
}
