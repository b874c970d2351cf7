import { fill } from '@takt/contract/errors.ts'
import type { HoldRule } from '@takt/contract/found-units.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { StatusNote } from '~/ui/StatusDot.tsx'
import css from './genealogy.module.css'

/** What a lot or a serial is held for, also in units that get it from now on, and the way to end that. */
export function HoldRules({
  kind,
  value,
  bomCode,
}: Pick<HoldRule, 'kind' | 'value'> & { bomCode: string | undefined }) {
  const { data = [] } = useAnswer(genealogy.rules, {})
  return data
    .filter((rule) => rule.kind === kind && rule.value === value)
    .filter(({ bomCodes }) => !bomCode || bomCodes.length === 0 || bomCodes.includes(bomCode))
    .map((rule) => <OneRule key={rule.message} rule={rule} />)
}

function OneRule({ rule: { message, value, reason, by, at } }: { rule: HoldRule }) {
  const { genealogy: genealogyWords } = useWords()
  const formats = useFormats()
  const release = useCommand(genealogy.releaseRule, genealogyWords.ruleReleased)
  return (
    <p className={css.outcome}>
      <StatusNote tone="warn">
        {fill(genealogyWords.ruleOn, { reason, by, at: formats.instant(at) })}
      </StatusNote>
      <ConfirmButton
        icon="play"
        blocked={useForbidden(genealogy.releaseRule)}
        question={fill(genealogyWords.ruleQuestion, { sought: value })}
        onConfirm={() => release({ message })}
      >
        {genealogyWords.ruleRelease}
      </ConfirmButton>
    </p>
  )
}
