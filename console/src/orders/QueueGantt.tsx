import { fill } from '@takt/contract/errors.ts'
import type { Order } from '@takt/contract/orders.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { toneOf } from '~/fields/states.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useNow } from '~/ui/now.ts'
import { chartEnd, ticksOf } from './chart-scale.ts'
import css from './QueueGantt.module.css'
import { useGaps } from './use-gaps.ts'

const most = 8
const steps = [3600, 7200, 14_400, 28_800, 86_400, 172_800, 604_800].map((seconds) => seconds * 1000)

/** The queue along time: what was planned as a frame, what really happened as a bar in it. */
export function QueueGantt({ rows, onOpen }: { rows: Order[]; onOpen: (orderCode: string) => void }) {
  const words = useWords()
  const formats = useFormats()
  const now = useNow(60_000)
  const narrow = useNarrow(600)
  const mostTicks = useNarrow(768) ? 4 : 7
  const orders = rows.slice(0, most)
  const from = Math.min(
    now,
    ...orders.flatMap(({ planStart, actualStart }) => [planStart, actualStart ?? planStart]).map(Date.parse),
  )
  const to = chartEnd(from, now + 3_600_000, orders)
  const gaps = useGaps(from, to, orders.length > 0)
  if (orders.length === 0) return null

  const place = (time: number) => `${((time - from) / (to - from)) * 100}%`
  const span = (start: number, end: number) => ({
    insetInlineStart: place(start),
    inlineSize: `max(3px, ${((Math.max(end, start) - start) / (to - from)) * 100}%)`,
  })
  const step = steps.find((size) => (to - from) / size <= mostTicks) ?? (to - from) / mostTicks
  const ticks = ticksOf(from, to, step, formats)

  const about = ({ orderCode, planStart, planEnd, actualStart, orderStatus }: Order) =>
    formats.list([
      fill(words.orders.ganttAbout, {
        orderCode,
        start: formats.shortMinute(planStart),
        end: formats.shortMinute(planEnd),
      }),
      ...(actualStart ? [fill(words.orders.ganttActual, { start: formats.shortMinute(actualStart) })] : []),
      sayChoice(words, 'orderStatus', orderStatus),
    ])

  return (
    <Panel title={words.orders.gantt}>
      <div className={css.gantt}>
        <div className={css.axis} aria-hidden>
          {ticks.map((time) => (
            <Tick
              key={time}
              at={place(time)}
              flipped={narrow && (time - from) / (to - from) > 0.85}
              instant={instantOf(time)}
              twoLines={narrow}
            />
          ))}
        </div>
        <ol className={css.rows}>
          {orders.map((order) => {
            const started = order.actualStart ? Date.parse(order.actualStart) : null
            return (
              <li key={order.id}>
                <button
                  type="button"
                  className={css.row}
                  aria-label={about(order)}
                  title={about(order)}
                  onClick={() => onOpen(order.orderCode)}
                >
                  <span className={css.name}>{order.orderCode}</span>
                  <span className={css.track}>
                    {gaps.map(([start, end]) => (
                      <span key={start} className={css.gap} style={span(start, end)} />
                    ))}
                    {Date.parse(order.planStart) < to ? (
                      <span
                        className={css.plan}
                        style={span(Date.parse(order.planStart), Date.parse(order.planEnd))}
                      />
                    ) : (
                      <span className={css.beyond}>{`${formats.minute(order.planStart)} →`}</span>
                    )}
                    {started !== null && (
                      <span
                        className={css.actual}
                        data-tone={toneOf('orderStatus', order.orderStatus)}
                        style={span(started, order.actualEnd ? Date.parse(order.actualEnd) : now)}
                      />
                    )}
                    <i className={css.now} style={{ insetInlineStart: place(now) }} />
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </Panel>
  )
}

type TickProps = { at: string; flipped: boolean; instant: string; twoLines: boolean }

/** A line of the axis with its day and time. On a phone in two lines, and at the end before its line, where there is room. */
function Tick({ at, flipped, instant, twoLines }: TickProps) {
  const formats = useFormats()
  return (
    <span className={css.tick} style={{ insetInlineStart: at }} data-flipped={flipped || undefined}>
      {twoLines ? (
        <>
          <b>{formats.monthDay(instant)}</b>
          {formats.clock(instant)}
        </>
      ) : (
        `${formats.monthDay(instant)} ${formats.clock(instant)}`
      )}
    </span>
  )
}
