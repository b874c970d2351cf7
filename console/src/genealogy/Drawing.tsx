import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type ComponentRow, genealogy, mostLevels, type WhereUsed } from '@takt/contract/genealogy.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './genealogy.module.css'
import { inward, outward } from './tree.ts'
import { PartTwig, UnitTwig } from './Twig.tsx'
import { Twigs } from './Twigs.tsx'
import type { Seek } from './use-sought.ts'

/** So many units are drawn; the list has all. */
const mostDrawn = 50

/** A unit between what is in it and what it is built into. */
export function UnitDrawing({
  productId,
  components,
  isCut,
  now,
  onSeek,
}: {
  productId: string
  components: readonly ComponentRow[]
  isCut: boolean
  now: boolean
  onSeek: Seek
}) {
  const { genealogy: genealogyWords } = useWords()
  const outer = useAnswer(genealogy.whereUsed, { productIds: [productId], now, limit: 200 }).data
  const rows = outer?.rows ?? []
  return (
    <div className={css.drawing}>
      <Panel title={genealogyWords.inside}>
        {components.length ? (
          <Twigs branches={inward(components)} show={(row) => <PartTwig row={row} onSeek={onSeek} />} />
        ) : (
          <p>{genealogyWords.emptyUnit}</p>
        )}
        {isCut && <Stopped />}
      </Panel>
      <Panel title={genealogyWords.wentInto}>
        {outer && rows.length === 0 && <p>{genealogyWords.notBuiltIn}</p>}
        <Twigs
          branches={outward(
            rows.filter(({ level }) => level === 1),
            rows,
          )}
          show={(row) => <UnitTwig row={row} onSeek={onSeek} />}
        />
        {outer?.deeper && <Stopped />}
      </Panel>
    </div>
  )
}

/** A lot or a part's serial, the units that hold it and what they are built into. */
export function LotDrawing({
  rows,
  units,
  deeper,
  now,
  source,
  onSeek,
}: {
  rows: readonly WhereUsed[]
  units: number
  deeper: boolean
  now: boolean
  source: ReactNode
  onSeek: Seek
}) {
  const { genealogy: genealogyWords } = useWords()
  const { count } = useFormats()
  const first = rows.filter(({ level }) => level === 1).slice(0, mostDrawn)
  const ids = [...new Set(first.map(({ productId }) => productId))]
  const links = useAnswer(
    genealogy.whereUsed,
    { productIds: ids, now, limit: 200 },
    { ready: ids.length > 0 },
  ).data
  const drawn = new Set([...first, ...(links?.rows ?? [])].map(({ productId }) => productId)).size
  return (
    <div className={css.drawing}>
      <Panel title={genealogyWords.suppliedBy}>{source}</Panel>
      <Panel title={genealogyWords.wentInto}>
        {first.length === 0 && <p>{genealogyWords.nobody}</p>}
        <Twigs
          branches={outward(first, links?.rows ?? [])}
          show={(row) => <UnitTwig row={row} onSeek={onSeek} />}
        />
        {links && units > drawn && (
          <p className={css.quiet}>{fill(genealogyWords.moreInList, { count: count(units - drawn) })}</p>
        )}
        {deeper && <Stopped />}
      </Panel>
    </div>
  )
}

function Stopped() {
  const { genealogy: genealogyWords } = useWords()
  const { count } = useFormats()
  return (
    <p className={css.quiet} role="status">
      {fill(genealogyWords.stopped, { levels: count(mostLevels) })}
    </p>
  )
}
