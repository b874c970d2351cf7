import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { fill } from '@takt/contract/errors.ts'
import { isRetest } from '@takt/contract/route-faults.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { lineOf } from './drawing.ts'
import type { RouteEdge } from './edges.ts'
import css from './Graph.module.css'

export type LineData = RouteEdge & { onInsert: (() => void) | null; onCut: (() => void) | null }
export type LineType = Edge<LineData, 'line'>

/** A connection: on OK a full line, on NG a broken one with how often and where it comes back to, the return a dotted one. */
export function RouteLine({ id, data, markerEnd, ...ends }: EdgeProps<LineType>) {
  const { processings: processingWords } = useWords()
  if (!data) return null
  const { way, from, to, onInsert, onCut } = data
  const { path, middle } = lineOf(way, ends)
  const facts = { from: from.stepSeq, to: to.stepSeq }
  const back = isRetest(from)
    ? processingWords.retest
    : from.returnStep === null
      ? null
      : fill(processingWords.back, { to: from.returnStep })
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        {...(markerEnd !== undefined && { markerEnd })}
        className={css.line}
        data-way={way}
      />
      {way !== 'return' && (
        <EdgeLabelRenderer>
          <div
            className={css.label}
            data-way={way}
            style={{ transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px)` }}
          >
            {way === 'rework' && (
              <span>
                {[processingWords.ng, back, fill(processingWords.loops, { count: from.maxLoops })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
            {onInsert && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={fill(processingWords.insert, facts)}
                title={fill(processingWords.insert, facts)}
                onClick={onInsert}
              >
                <Icon name="plus" size={13} />
              </button>
            )}
            {onCut && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={fill(processingWords.cut, facts)}
                title={fill(processingWords.cut, facts)}
                onClick={onCut}
              >
                <Icon name="close" size={13} />
              </button>
            )}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  )
}
