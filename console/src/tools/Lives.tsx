import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import {
  type CounterKind,
  counterKinds,
  type ToolCounterRow,
  toolCounters,
} from '@takt/contract/toolCounters.ts'
import type { ToolRow } from '@takt/contract/tools.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { LifeActs } from './LifeActs.tsx'
import { CounterSheet } from './CounterSheet.tsx'
import { sayLife } from './say-life.ts'

/** What the tool's life is counted in besides its uses: parts, running minutes, each cavity by itself. */
export function Lives({ tool }: { tool: ToolRow }) {
  const words = useWords()
  const { toolCounters: toolCounterWords, field, say } = words
  const { count, share } = useFormats()
  const { toolCode, toolState } = tool
  const forbidden = useForbidden(toolCounters.save)
  const { data, error, refetch } = useAnswer(toolCounters.list, { toolCode })
  const [writing, write] = useState<CounterKind | 'new' | null>(null)
  const kinds = new Set(data?.map(({ counterKind }) => counterKind))
  const isScrapped = toolState === 'scrapped'
  const missing = counterKinds.some((kind) => !kinds.has(kind))
  return (
    <Panel
      title={toolCounterWords.section}
      aside={
        data && missing && !isScrapped ? (
          <Action icon="plus" blocked={forbidden} onClick={() => write('new')}>
            {toolCounterWords.add}
          </Action>
        ) : undefined
      }
    >
      {!data && (error ? <NotRead error={error} again={refetch} /> : <Waiting label={say.loading} />)}
      {data && (
        <PlainTable
          label={toolCounterWords.section}
          head={[field.counterKind, field.counterState, field.counterAct, field.lifeLimit]
            .concat([field.usedShare, field.warnShare, field.counterTotal])
            .concat(isScrapped || data.length === 0 ? [] : [toolCounterWords.actions])}
          rows={[
            usesOf(tool),
            ...data.map((one) => ({ ...one, name: sayLife(words, one), isCounter: true as const })),
          ].map((one) => [
            'name' in one ? one.name : words.lifeKind.uses,
            <StatusDot key="state" {...stateOf('counterState', one.counterState)}>
              {words.counterState[one.counterState]}
            </StatusDot>,
            count(one.counterAct),
            one.lifeLimit === null ? toolCounterWords.noLimit : count(one.lifeLimit),
            one.usedShare === null ? '–' : share(one.usedShare),
            share(one.warnShare),
            count(one.counterTotal),
            ...(isScrapped || data.length === 0
              ? []
              : ['isCounter' in one ? <LifeActs key="acts" counter={one} onChange={write} /> : '']),
          ])}
        />
      )}
      {data?.map((one) => (
        <Remarks key={`${one.counterKind} ${one.cavity}`} of={one} />
      ))}
      {writing !== null && (
        <CounterSheet
          tool={tool}
          counters={data ?? []}
          kind={writing === 'new' ? null : writing}
          onClose={() => write(null)}
        />
      )}
    </Panel>
  )
}

const usesOf = ({ frequency, frequencyAct, totalUses, warnShare }: ToolRow) => ({
  counterState:
    frequencyAct >= frequency
      ? ('locked' as const)
      : frequencyAct >= warnShare * frequency
        ? ('due' as const)
        : ('good' as const),
  counterAct: frequencyAct,
  lifeLimit: frequency,
  usedShare: frequencyAct / frequency,
  warnShare,
  counterTotal: totalUses,
})

/** What somebody requests, and why a cavity is blocked. */
function Remarks({ of }: { of: ToolCounterRow }) {
  const words = useWords()
  const { toolCounters: toolCounterWords } = words
  const { count } = useFormats()
  const { askedAmount, askedBy, askedReason, blockedBy, blockedReason } = of
  const life = sayLife(words, of)
  return (
    <>
      {askedAmount !== null && (
        <p>
          {fill(toolCounterWords.asked, {
            life,
            amount: count(askedAmount),
            by: whoIs(askedBy ?? ''),
            reason: askedReason ?? '',
          })}
        </p>
      )}
      {blockedBy !== null && (
        <p>{fill(toolCounterWords.blocked, { life, by: whoIs(blockedBy), reason: blockedReason ?? '' })}</p>
      )}
    </>
  )
}
