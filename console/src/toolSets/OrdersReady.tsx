import { fill } from '@takt/contract/errors.ts'
import { type OrderTools, type ToolReady, tools } from '@takt/contract/tools.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { MemberName } from './MemberName.tsx'
import { sets, type ToolSet } from './sets.ts'
import css from './toolSets.module.css'

/** Whether the line's open orders have the tools of this version, as they are mounted and worn now. */
export function OrdersReady({ set }: { set: ToolSet }) {
  const words = useWords()
  const { toolSets: toolSetWords } = words
  const hasLine = readLine() !== null
  const { data, error, refetch } = useAnswer(tools.ready, sets.keyOf(set), { ready: hasLine, every: 30_000 })
  if (!hasLine) return <EmptyState title={toolSetWords.chooseLine} icon="line" />
  if (error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting label={words.say.loading} />
  if (data.length === 0) return <EmptyState title={toolSetWords.noOrders} icon="order" />
  return (
    <div className={css.orders}>
      {data.map((order) => (
        <OneOrder key={order.orderCode} order={order} />
      ))}
    </div>
  )
}

function OneOrder({ order: { orderCode, typeNo, rest, ready, members } }: { order: OrderTools }) {
  const { toolSets: toolSetWords } = useWords()
  const { count } = useFormats()
  return (
    <section className={css.order} aria-label={orderCode}>
      <header>
        <h3>{orderCode}</h3>
        <span>{typeNo}</span>
        <span>{fill(toolSetWords.rest, { count: count(rest) })}</span>
        <Light ready={ready} />
      </header>
      <ul>
        {members.map((member) => (
          <Member key={member.seqNum} member={member} />
        ))}
      </ul>
    </section>
  )
}

function Light({ ready }: { ready: boolean }) {
  const { toolSets: toolSetWords } = useWords()
  return (
    <StatusDot tone={ready ? 'good' : 'warn'}>
      {ready ? toolSetWords.isReady : toolSetWords.notReady}
    </StatusDot>
  )
}

function Member({ member }: { member: ToolReady }) {
  const { toolSets: toolSetWords, toolState: states } = useWords()
  const { count } = useFormats()
  const { quantity, ready, tools: found } = member
  return (
    <li>
      <Light ready={ready} />
      <span>
        <MemberName of={member} /> {quantity > 1 && fill(toolSetWords.times, { count: count(quantity) })}
      </span>
      <div>
        {found.length === 0 && <p className={css.quiet}>{toolSetWords.none}</p>}
        {found.map(({ toolCode, toolState, usesLeft, usesNeeded }) => (
          <p key={toolCode}>
            {fill(toolSetWords.left, {
              toolCode,
              toolState: states[toolState],
              left: count(usesLeft),
              needed: count(usesNeeded),
            })}
          </p>
        ))}
      </div>
    </li>
  )
}
