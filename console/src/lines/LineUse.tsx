import { fill } from '@takt/contract/errors.ts'
import { lines, type LineRow } from '@takt/contract/lines.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { lineOf } from './draft.ts'

/** Takes a line out of use and puts it into use again; everything else of it stays. */
export function useSwitch(line: LineRow) {
  const { lines: lineWords } = useWords()
  const update = useCommand(
    lines.update,
    fill(line.enabled ? lineWords.tookOut : lineWords.hasPutIn, { lineNumber: line.lineNumber }),
  )
  return () => update({ ...lineOf(line), enabled: !line.enabled })
}

export function SwitchLine({ line, bare = false }: { line: LineRow; bare?: boolean }) {
  const { lines: lineWords } = useWords()
  const forbidden = useForbidden(lines.update)
  const change = useSwitch(line)
  const { lineNumber, enabled } = line
  return (
    <ConfirmButton
      icon={enabled ? 'pause' : 'play'}
      bare={bare}
      blocked={forbidden}
      question={fill(enabled ? lineWords.outQuestion : lineWords.inQuestion, { lineNumber })}
      onConfirm={change}
    >
      {enabled ? lineWords.takeOut : lineWords.putIn}
    </ConfirmButton>
  )
}
