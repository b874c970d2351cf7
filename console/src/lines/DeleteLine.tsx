import { fill, type Refusal } from '@takt/contract/errors.ts'
import { lines, type LineRow } from '@takt/contract/lines.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { useSwitch } from './LineUse.tsx'

/** Deletes a line on which nothing happened. One with a history is kept, with the reason, and may be taken out of use instead. */
export function DeleteLine({ line }: { line: LineRow }) {
  const words = useWords()
  const { lines: lineWords, say } = words
  const forbidden = useForbidden(lines.delete)
  const switchOff = useSwitch(line)
  const { lineNumber, enabled } = line

  const offer = async (refusal: Refusal) => {
    if (
      await confirm({
        title: lineWords.insteadOf,
        text: sayRefusal(words, refusal),
        yes: lineWords.takeOut,
        no: say.cancel,
      })
    )
      await switchOff()
  }
  const offered = (refusal: Refusal) => {
    const may = refusal.key === 'lines.has_history' && enabled
    if (may) void offer(refusal)
    return may
  }
  const remove = useCommand(lines.delete, say.deleteSuccess, { refused: offered })
  return (
    <ConfirmButton
      icon="bin"
      bare
      look="danger"
      blocked={forbidden}
      question={fill(lineWords.deleteQuestion, { lineNumber })}
      onConfirm={() => remove({ lineNumber })}
    >
      {say.delete}
    </ConfirmButton>
  )
}
