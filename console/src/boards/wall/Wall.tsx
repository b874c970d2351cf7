import { useSearchParams } from 'react-router'
import { walls, type WallOpening, type WallViewName } from '@takt/contract/walls.ts'
import { useLiveConnection } from '~/api/live.ts'
import { readLine } from '~/api/stored.ts'
import { isOver, useWallAnswer } from '~/api/wall.ts'
import { FormatsOf } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { useKeepAwake } from './keep-awake.ts'
import { Notice } from './Notice.tsx'
import { slidesOf } from './slides.ts'
import { Turning } from './Turning.tsx'

/** A screen in the hall: nobody touches it, so it must come back by itself whatever happens, and show in large letters when it is old. */
export function Wall({ page }: { page: WallViewName }) {
  const words = useWords()
  const [search] = useSearchParams()
  const wall = search.get('wall') || null
  useLiveConnection(wall !== null, wall)
  useKeepAwake()
  const { data, error } = useWallAnswer(walls.opening, { wall, line: null })
  if (error && (isOver(error) || !data))
    return (
      <Notice title={isOver(error) ? words.walls.ended : words.walls.stale} loud>
        {sayRefusal(words, error)}
      </Notice>
    )
  if (!data) return <Notice title={words.walls.waiting} />
  return (
    <FormatsOf timeZone={data.timeZone}>
      <Opened page={page} opening={data} search={search} wall={wall} />
    </FormatsOf>
  )
}

type OpenedProps = { page: WallViewName; opening: WallOpening; search: URLSearchParams; wall: string | null }

function Opened({ page, opening, search, wall }: OpenedProps) {
  const { walls, say } = useWords()
  const shown = slidesOf(page, search, opening, readLine())
  if (shown.slides.length > 0) return <Turning shown={shown} wall={wall} expiresAt={opening.expiresAt} />
  const unchosen = wall === null && readLine() === null && !search.has('lines')
  return <Notice title={walls.noSlides}>{unchosen ? say.chooseLine : walls.noSlidesWhy}</Notice>
}
