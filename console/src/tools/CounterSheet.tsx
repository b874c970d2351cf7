import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import {
  type CounterKind,
  counterKinds,
  dueShare,
  type ToolCounterRow,
  toolCounters,
} from '@takt/contract/toolCounters.ts'
import type { ToolRow } from '@takt/contract/tools.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { BigButtons } from '~/shapes/BigButtons.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { sayLife } from './say-life.ts'

const Save = fieldsOf(toolCounters.save.input)
const More = fieldsOf(toolCounters.askMore.input)

type CounterProps = {
  tool: ToolRow
  counters: readonly ToolCounterRow[]
  /** Null: one that is not counted yet. */
  kind: CounterKind | null
  onClose: () => void
}

/** Sets up a life, or changes it: which one is chosen first, as each needs other fields. */
export function CounterSheet({ tool: { toolCode }, counters, kind, onClose }: CounterProps) {
  const words = useWords()
  const { toolCounters: toolCounterWords } = words
  const free = counterKinds.filter((one) => !counters.some(({ counterKind }) => counterKind === one))
  const [chosen, choose] = useState<CounterKind>(kind ?? free[0]!)
  const of = counters.filter(({ counterKind }) => counterKind === chosen)
  const { lifeLimit = null, warnShare = dueShare, startValue = 0 } = of[0] ?? {}
  const isCavity = chosen === 'cavity'
  const title = kind
    ? fill(toolCounterWords.changeOne, { code: toolCode, life: words.lifeKind[kind] })
    : fill(toolCounterWords.addOne, { code: toolCode })
  return (
    <Sheet
      key={chosen}
      title={title}
      command={toolCounters.save}
      start={{
        toolCode,
        counterKind: chosen,
        lifeLimit,
        warnShare,
        startValue,
        cavities: isCavity ? Math.max(2, of.length) : null,
      }}
      success={toolCounterWords.saved}
      onClose={() => onClose()}
    >
      {kind === null && free.length > 1 && (
        <Wide>
          <BigButtons
            label={words.field.counterKind}
            choices={free.map((one) => ({ key: one, name: words.lifeKind[one], about: null }))}
            chosen={chosen}
            onChoose={(key) => choose(free.find((one) => one === key)!)}
          />
        </Wide>
      )}
      {chosen === 'minutes' && (
        <Wide>
          <p>{toolCounterWords.minutesHint}</p>
        </Wide>
      )}
      <Save name="lifeLimit" hint={toolCounterWords.limitHint} />
      <Save name="warnShare" />
      {isCavity && <Save name="cavities" hint={toolCounterWords.cavitiesHint} />}
      {kind === null && <Save name="startValue" hint={toolCounterWords.startHint} />}
    </Sheet>
  )
}

export function MoreLifeSheet({ counter, onClose }: { counter: ToolCounterRow; onClose: () => void }) {
  const words = useWords()
  const { toolCounters: toolCounterWords } = words
  const { count } = useFormats()
  const { toolCode, counterKind, cavity, lifeLimit } = counter
  return (
    <Sheet
      title={fill(toolCounterWords.askOne, { code: toolCode, life: sayLife(words, counter) })}
      command={toolCounters.askMore}
      start={{ toolCode, counterKind, cavity }}
      save={toolCounterWords.ask}
      success={toolCounterWords.saved}
      onClose={() => onClose()}
    >
      <More name="askedAmount" hint={fill(toolCounterWords.askHint, { limit: count(lifeLimit ?? 0) })} />
      <Wide>
        <More name="reason" />
      </Wide>
    </Sheet>
  )
}
