import { fill } from '@takt/contract/errors.ts'
import { lines, type LineRow } from '@takt/contract/lines.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import type { Writing } from './LineSheet.tsx'

type WriteProps = { line: LineRow; onWrite: (writing: Writing) => void; bare?: boolean }

export function EditLine({ line, onWrite, bare = false }: WriteProps) {
  const words = useWords()
  const forbidden = useForbidden(lines.update)
  return (
    <Action
      icon="edit"
      word={bare ? words.say.edit : undefined}
      blocked={forbidden}
      onClick={() => onWrite({ line, as: 'edit' })}
    >
      {bare ? fill(words.lines.editOne, { lineNumber: line.lineNumber }) : words.say.edit}
    </Action>
  )
}

export function CopyLine({ line, onWrite, bare = false }: WriteProps) {
  const words = useWords()
  const forbidden = useForbidden(lines.copy)
  return (
    <Action icon="copy" bare={bare} blocked={forbidden} onClick={() => onWrite({ line, as: 'copy' })}>
      {bare ? fill(words.lines.copyOne, { lineNumber: line.lineNumber }) : words.say.copy}
    </Action>
  )
}
