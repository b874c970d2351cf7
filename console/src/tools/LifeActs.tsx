import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type CounterKind, type ToolCounterRow, toolCounters } from '@takt/contract/toolCounters.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { MoreLifeSheet } from './CounterSheet.tsx'
import { sayLife } from './say-life.ts'
import css from './tools.module.css'

type ActsProps = { counter: ToolCounterRow; onChange: (kind: CounterKind) => void }

/** What may be done with one life; what is for all cavities is at the first one. */
export function LifeActs({ counter, onChange }: ActsProps) {
  const words = useWords()
  const { toolCounters: toolCounterWords } = words
  const forbidden = useForbidden(toolCounters.save)
  const remove = useCommand(toolCounters.remove, toolCounterWords.saved)
  const block = useCommand(toolCounters.block, toolCounterWords.saved)
  const open = useCommand(toolCounters.open, toolCounterWords.saved)
  const { toolCode, counterKind, cavity, blockedAt } = counter
  const look = { bare: true, blocked: forbidden } as const
  const facts = { code: toolCode, cavity, life: words.lifeKind[counterKind] }
  return (
    <div className={css.acts}>
      {cavity <= 1 && (
        <Action {...look} icon="edit" onClick={() => onChange(counterKind)}>
          {toolCounterWords.change}
        </Action>
      )}
      {cavity > 0 && (
        <ConfirmButton
          {...look}
          icon={blockedAt ? 'check' : 'stop'}
          question={fill(blockedAt ? toolCounterWords.openQuestion : toolCounterWords.blockQuestion, facts)}
          reason="required"
          onConfirm={(reason) => (blockedAt ? open : block)({ toolCode, cavity, reason })}
        >
          {blockedAt ? toolCounterWords.open : toolCounterWords.block}
        </ConfirmButton>
      )}
      {counter.lifeLimit !== null && <MoreLife counter={counter} />}
      {cavity <= 1 && (
        <ConfirmButton
          {...look}
          icon="bin"
          destroys
          question={fill(toolCounterWords.removeQuestion, facts)}
          reason="required"
          onConfirm={(reason) => remove({ toolCode, counterKind, reason })}
        >
          {toolCounterWords.remove}
        </ConfirmButton>
      )}
    </div>
  )
}

/** One person requests, and may take it back; another decides. */
function MoreLife({ counter }: { counter: ToolCounterRow }) {
  const words = useWords()
  const { toolCounters: toolCounterWords } = words
  const { count } = useFormats()
  const forbidden = useForbidden(toolCounters.askMore)
  const me = useSession(({ info }) => info?.userId)
  const allow = useCommand(toolCounters.allowMore, toolCounterWords.saved)
  const refuse = useCommand(toolCounters.refuseMore, toolCounterWords.saved)
  const [asking, ask] = useState(false)
  const { toolCode, counterKind, cavity, askedAmount, askedBy } = counter
  const which = { toolCode, counterKind, cavity }
  if (askedAmount === null)
    return (
      <>
        <Action bare icon="plus" blocked={forbidden} onClick={() => ask(true)}>
          {toolCounterWords.ask}
        </Action>
        {asking && <MoreLifeSheet counter={counter} onClose={() => ask(false)} />}
      </>
    )
  const facts = { code: toolCode, life: sayLife(words, counter), amount: count(askedAmount) }
  const isMine = askedBy === me
  return (
    <>
      <ConfirmButton
        bare
        icon="check"
        blocked={forbidden ?? (isMine ? words.error['tools.same_person'] : null)}
        question={fill(toolCounterWords.allowQuestion, facts)}
        onConfirm={() => allow(which)}
      >
        {toolCounterWords.allow}
      </ConfirmButton>
      <ConfirmButton
        bare
        icon="close"
        blocked={forbidden}
        question={fill(isMine ? words.tools.takeBackQuestion : toolCounterWords.refuseQuestion, facts)}
        reason="required"
        onConfirm={(reason) => refuse({ ...which, reason })}
      >
        {isMine ? words.tools.takeBack : toolCounterWords.refuse}
      </ConfirmButton>
    </>
  )
}
