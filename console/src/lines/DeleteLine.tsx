import { fill, Refusal } from '@takt/contract/errors.ts'
import { lines, type LineRow } from '@takt/contract/lines.ts'
import { useAsk, useForbidden } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { useToast } from '~/ui/toast.ts'
import { useSwitch } from './LineUse.tsx'

/** Deletes a line on which nothing happened. One with a history is kept, says why, and may be taken out of use instead. */
export function DeleteLine({ line }: { line: LineRow }) {
  const words = useWords()
  const { lines: said, say } = words
  const toast = useToast()
  const forbidden = useForbidden(lines.delete)
  const { mutateAsync } = useAsk(lines.delete)
  const switchOff = useSwitch(line)
  const { lineNumber, enabled } = line

  const remove = async () => {
    try {
      await mutateAsync({ lineNumber })
      toast.tell(say.deleteSuccess)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      void sayWhy(error)
    }
    return true
  }
  const sayWhy = async (refusal: Refusal) => {
    const why = sayRefusal(words, refusal)
    if (refusal.key !== 'lines.has_history' || !enabled) return toast.refuse(why, { id: refusal.key })
    if (await confirm({ title: said.insteadOf, text: why, yes: said.takeOut, no: say.cancel })) await switchOff()
  }
  return (
    <ConfirmButton icon="bin" bare look="danger" blocked={forbidden} question={fill(said.deleteQuestion, { lineNumber })} onConfirm={remove}>
      {say.delete}
    </ConfirmButton>
  )
}
