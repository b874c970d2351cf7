import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { Found, HoldRule } from '@takt/contract/found-units.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useMany } from '~/shapes/use-many.ts'
import { StatusNote } from '~/ui/StatusDot.tsx'
import css from './units.module.css'

/** Everything of a type is put on hold, and none is begun until a person ends that. */
export function HoldOfType({ typeNo }: { typeNo: string }) {
  const { genealogy: genealogyWords } = useWords()
  const { count } = useFormats()
  const { data = [] } = useAnswer(genealogy.rules, {})
  const [outcome, setOutcome] = useState<Found | null>(null)
  const hold = useMany(genealogy.hold, genealogy.progress, genealogyWords.holdType, setOutcome)
  const blocked = useForbidden(genealogy.hold)
  const rules = data.filter(({ kind, value }) => kind === 'type' && value === typeNo)
  return (
    <div className={css.ofType}>
      {rules.map((rule) => (
        <TypeRule key={rule.message} rule={rule} />
      ))}
      {rules.length === 0 && (
        <ConfirmButton
          icon="pause"
          look="quiet"
          blocked={blocked}
          question={hold.progress ?? fill(genealogyWords.holdTypeQuestion, { type: typeNo })}
          reason="required"
          onConfirm={(reason) => hold.act({ typeNo, reason, later: true })}
        >
          {genealogyWords.holdType}
        </ConfirmButton>
      )}
      {outcome && (
        <span role="status">{fill(genealogyWords.heldDone, { changed: count(outcome.changed) })}</span>
      )}
    </div>
  )
}

function TypeRule({ rule: { message, value: type, reason, by, at } }: { rule: HoldRule }) {
  const { genealogy: genealogyWords } = useWords()
  const { instant } = useFormats()
  const release = useCommand(genealogy.releaseRule, genealogyWords.typeRuleReleased)
  return (
    <>
      <StatusNote tone="warn">
        {fill(genealogyWords.typeRuleOn, { type, reason, by, at: instant(at) })}
      </StatusNote>
      <ConfirmButton
        icon="play"
        blocked={useForbidden(genealogy.releaseRule)}
        question={fill(genealogyWords.typeRuleQuestion, { type })}
        onConfirm={() => release({ message })}
      >
        {genealogyWords.typeRuleRelease}
      </ConfirmButton>
    </>
  )
}
