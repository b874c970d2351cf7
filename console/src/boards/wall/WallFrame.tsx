import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { LineTile } from '@takt/contract/boards.ts'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { useLive } from '~/api/live.ts'
import { isOver } from '~/api/wall.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { StateShape } from '~/ui/StateShape.tsx'
import { useSayNext } from '../next-shift.ts'
import { Lead, leadOf, useServerNow } from '../server-clock.ts'
import { Notice } from './Notice.tsx'
import { isStale } from './stale.ts'
import css from './wall.module.css'

type Tile = Pick<LineTile, 'lineNumber' | 'lineName' | 'lineState' | 'asOf' | 'shift' | 'nextShift'>
type FrameProps<B> = { answer: UseQueryResult<B, Refusal>; title: string; children: (board: B) => ReactNode }

/** The head of every view, its figures, and above all of it whether they can be trusted. */
export function WallFrame<B extends { tile: Tile; levelsLateSince: string | null }>({
  answer: { data, error, dataUpdatedAt },
  title,
  children,
}: FrameProps<B>) {
  const words = useWords()
  if (error && isOver(error))
    return (
      <Notice title={words.walls.ended} loud>
        {sayRefusal(words, error)}
      </Notice>
    )
  if (!data)
    return error ? (
      <Notice title={words.walls.stale} loud>
        {sayRefusal(words, error)}
      </Notice>
    ) : (
      <Notice title={words.walls.waiting} />
    )
  return (
    <Lead value={leadOf(data.tile.asOf, dataUpdatedAt)}>
      <Trusted tile={data.tile} lateSince={data.levelsLateSince} receivedAt={dataUpdatedAt} title={title}>
        {children(data)}
      </Trusted>
    </Lead>
  )
}

function Trusted({
  tile,
  lateSince,
  receivedAt,
  title,
  children,
}: {
  tile: Tile
  lateSince: string | null
  receivedAt: number
  title: string
  children: ReactNode
}) {
  const { walls, boards } = useWords()
  const formats = useFormats()
  const now = useServerNow()
  const live = useLive()
  const asOf = Date.parse(tile.asOf)
  const stale = isStale({ now, asOf, receivedAt, live })
  const duration = formats.duration(Math.max(0, Math.floor((now - asOf) / 1000)))
  return (
    <main className={css.frame} data-stale={stale}>
      {stale && (
        <p className={css.stale} role="alert">
          <Icon name="warning" size={48} />
          <b>{walls.stale}</b>
          <span>{fill(walls.staleFor, { time: formats.clockSeconds(tile.asOf), duration })}</span>
        </p>
      )}
      {lateSince !== null && !stale && (
        <p className={css.stale} role="alert">
          <Icon name="warning" size={48} />
          <span>{fill(walls.levelsLate, { time: formats.clockSeconds(lateSince) })}</span>
        </p>
      )}
      <div className={css.figures}>
        <Head tile={tile} title={title} />
        {children}
        <p className={css.asOf}>{fill(boards.asOf, { time: formats.clockSeconds(tile.asOf) })}</p>
      </div>
    </main>
  )
}

function Head({ tile, title }: { tile: Tile; title: string }) {
  const { lineState: states } = useWords()
  const { lineNumber, lineName, lineState } = tile
  const { tone, shape } = stateOf('lineState', lineState)
  return (
    <header className={css.head}>
      <h1>
        {lineName}
        {lineName !== lineNumber && <small>{lineNumber}</small>}
        <span className="unseen">{` ${title}`}</span>
      </h1>
      <span className={css.state} data-tone={tone}>
        <StateShape shape={shape} />
        {states[lineState]}
      </span>
      <ShiftNow tile={tile} />
      <Clock />
    </header>
  )
}

/** The shift and its hours; between shifts the one that begins next. */
function ShiftNow({ tile }: { tile: Tile }) {
  const { boards } = useWords()
  const formats = useFormats()
  const next = useSayNext(tile, useServerNow(10_000))
  const { shiftName, start, end } = tile.shift
  return (
    <span className={css.shift}>
      {next ?? (
        <>
          {shiftName ?? boards.wholeDay} <span>{`${formats.clock(start)}–${formats.clock(end)}`}</span>
        </>
      )}
    </span>
  )
}

function Clock() {
  const formats = useFormats()
  const now = useServerNow(10_000)
  return <time className={css.clock}>{formats.clock(instantOf(now))}</time>
}
