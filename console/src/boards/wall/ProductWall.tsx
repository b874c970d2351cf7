import { walls, type WallProduct } from '@takt/contract/walls.ts'
import type { Screen } from '~/api/call.ts'
import { useWallAnswer } from '~/api/wall.ts'
import { Count } from '~/fields/Count.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { gapTone } from '~/shapes/gap-tone.ts'
import { sayGap } from '@takt/contract/say-gap.ts'
import { orDash } from '../figures.ts'
import { Big } from './Big.tsx'
import { HourBars } from './HourBars.tsx'
import css from './wall.module.css'
import { WallFrame } from './WallFrame.tsx'

/** What left the line: type by type, today and in this shift, and hour by hour against the target of the hour. */
export function ProductWall({ screen }: { screen: Screen }) {
  const { page } = useWords()
  return (
    <WallFrame answer={useWallAnswer(walls.product, screen)} title={page.ProductView}>
      {(board) => (
        <div className={css.product}>
          <Made tile={board.tile} />
          <Types {...board} />
          <HourBars {...board} />
        </div>
      )}
    </WallFrame>
  )
}

function Made({ tile: { madeShift, targetShift, madeToday, targetToday } }: Pick<WallProduct, 'tile'>) {
  const words = useWords()
  const formats = useFormats()
  const one = (label: string, made: number, target: number | null) => (
    <Big
      label={label}
      tone={target === null ? 'idle' : gapTone(made, target)}
      note={
        <>
          {words.walls.target} <b>{orDash(target, formats.count)}</b>{' '}
          {target !== null && <em>{sayGap(formats, made - target)}</em>}
        </>
      }
    >
      <Count of={made} />
    </Big>
  )
  return (
    <section className={css.made}>
      {one(words.walls.made1, madeShift, targetShift)}
      {one(words.walls.madeDay, madeToday, targetToday)}
    </section>
  )
}

/** More than this is not read from five metres; the smallest are then one row. */
const mostTypes = 6

function Types({ types }: Pick<WallProduct, 'types'>) {
  const { walls, field, boards } = useWords()
  const { count } = useFormats()
  const rest = types.slice(mostTypes)
  const sum = (what: 'madeShift' | 'madeToday') => count(rest.reduce((all, one) => all + one[what], 0))
  return (
    <table className={css.types} aria-label={walls.perType}>
      <thead>
        <tr>
          <th scope="col">{field.typeNo}</th>
          <th scope="col">{boards.thisShift}</th>
          <th scope="col">{boards.today}</th>
        </tr>
      </thead>
      <tbody>
        {types.slice(0, mostTypes).map(({ typeNo, typeName, madeShift, madeToday }, at) => (
          <tr key={typeNo}>
            <th scope="row">
              <i data-type={at} />
              {typeNo}
              {typeName !== typeNo && <span>{typeName}</span>}
            </th>
            <td>
              <Count of={madeShift} />
            </td>
            <td>
              <Count of={madeToday} />
            </td>
          </tr>
        ))}
        {rest.length > 0 && (
          <tr>
            <th scope="row">{`+${count(rest.length)}`}</th>
            <td>{sum('madeShift')}</td>
            <td>{sum('madeToday')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
