import { andon } from '@takt/contract/andon.ts'
import { quietHours } from '@takt/contract/andonQuiet.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'

/** Calls of the line tell nobody for some hours: it ends by itself, or here. */
export function QuietMoves() {
  const { andonRules: andonRuleWords } = useWords()
  const { clock } = useFormats()
  const { data } = useAnswer(andon.watch, {})
  const forbidden = useForbidden(andon.quiet)
  const quiet = useCommand(andon.quiet, ({ quietUntil }) =>
    fill(andonRuleWords.quietDone, { time: clock(quietUntil) }),
  )
  const loud = useCommand(andon.loud, andonRuleWords.loudDone)
  return (
    <>
      {quietHours.map((hours) => (
        <ConfirmButton
          key={hours}
          icon="pause"
          blocked={forbidden}
          question={fill(andonRuleWords.quietQuestion, { count: hours })}
          reason="required"
          onConfirm={(reason) => quiet({ hours, reason })}
        >
          {fill(andonRuleWords.quietFor, { count: hours })}
        </ConfirmButton>
      ))}
      {data?.quiet && (
        <ConfirmButton
          icon="play"
          blocked={forbidden}
          question={andonRuleWords.loudQuestion}
          onConfirm={() => loud({})}
        >
          {andonRuleWords.loud}
        </ConfirmButton>
      )}
    </>
  )
}
