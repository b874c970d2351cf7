import { useState } from 'react'
import { walls } from '@takt/contract/walls.ts'
import { useWallAnswer } from '~/api/wall.ts'
import { LineWall } from './LineWall.tsx'
import { OkRateWall } from './OkRateWall.tsx'
import { ProductWall } from './ProductWall.tsx'
import type { Shown, Slide } from './slides.ts'
import { useTurn } from './turn.ts'
import css from './wall.module.css'
import { WallControls } from './WallControls.tsx'

const [view, answer] = [
  { lineView: LineWall, ProductView: ProductWall, okRateView: OkRateWall },
  { lineView: walls.line, ProductView: walls.product, okRateView: walls.okRate },
]

/** One slide after the other; the next one is loaded while this one is read, so that it is never old when its turn comes. */
export function Turning({
  shown: { slides, seconds },
  wall,
  expiresAt,
}: {
  shown: Shown
  wall: string | null
  expiresAt: string | null
}) {
  const [resting, rest] = useState(false)
  const [at, go] = useTurn(slides.length, seconds, resting)
  const [slide, after] = [slides[at], slides[(at + 1) % slides.length]]
  if (!slide || !after) return null
  const View = view[slide.view]
  return (
    <div className={css.wall} data-ground="dark">
      <View key={`${slide.lineNumber} ${slide.view}`} screen={{ wall, line: slide.lineNumber }} />
      <Ahead slide={after} wall={wall} />
      <WallControls
        many={slides.length}
        at={at}
        resting={resting}
        onRest={rest}
        onGo={go}
        isLink={wall !== null}
        expiresAt={expiresAt}
      />
    </div>
  )
}

function Ahead({ slide, wall }: { slide: Slide; wall: string | null }) {
  const endpoint: typeof walls.line | typeof walls.product | typeof walls.okRate = answer[slide.view]
  useWallAnswer(endpoint as typeof walls.line, { wall, line: slide.lineNumber }) // the answer is not used here
  return null
}
