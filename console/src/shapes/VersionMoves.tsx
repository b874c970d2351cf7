import type { Refusal } from '@takt/contract/errors.ts'
import { canMove, definitionMoves, type DefinitionStatus } from '@takt/contract/moves.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import type { DefinitionMove, Versions } from './versions.ts'

type Status = { definitionStatus: DefinitionStatus }
type OneProps<Key extends object, Row extends Key & Status> = {
  by: Versions<Key, Row>
  of: Key & Status
  /** What else keeps it from being done now. */
  blocked?: string | null
  /** What one should know before a yes. */
  also?: string | null
  bare?: boolean
}

type MoveProps<Key extends object, Row extends Key & Status> = OneProps<Key, Row> & {
  move: DefinitionMove
  /** True: it has shown why, and nothing more need be shown. */
  onRefused?: (refusal: Refusal) => boolean
}

/** Releases or retires a version; a move that its state does not allow shows why. */
export function MoveVersion<Key extends object, Row extends Key & Status>({
  by,
  of,
  move,
  blocked = null,
  also,
  bare = false,
  onRefused,
}: MoveProps<Key, Row>) {
  const words = useWords()
  const { versions: versionWords } = words
  const forbidden = useForbidden(by.commands.move)
  const make = useCommand(by.commands.move, by.say(versionWords.moved[move], of), { refused: onRefused })
  const { definitionStatus } = of
  const rule: { from: readonly DefinitionStatus[] } = definitionMoves[move]
  const wrong = canMove(rule, definitionStatus)
    ? null
    : sayFacts(words, words.error['definition.wrong_status'], { definitionStatus })
  return (
    <ConfirmButton
      icon={move === 'release' ? 'check' : 'stop'}
      look={move === 'release' || bare ? 'plain' : 'danger'}
      bare={bare}
      blocked={forbidden ?? wrong ?? blocked}
      destroys={move === 'retire'}
      question={both(by.say(versionWords.questions[move], of), also)}
      onConfirm={() => make({ ...by.keyOf(of), move })}
    >
      {words.definitionMove[move]}
    </ConfirmButton>
  )
}

/** A change of what is frozen: a new version, copied from this one. */
export function ReviseVersion<Key extends object, Row extends Key & Status>({
  by,
  of,
  blocked = null,
  also,
  bare = false,
  onMade,
}: OneProps<Key, Row> & { onMade: (made: Key) => void }) {
  const { versions: versionWords } = useWords()
  const forbidden = useForbidden(by.commands.revise)
  const revise = useCommand(by.commands.revise, (made) => by.say(versionWords.revised, made), {
    onDone: (made) => onMade(by.keyOf(made)),
  })
  return (
    <ConfirmButton
      icon="plus"
      bare={bare}
      blocked={forbidden ?? blocked}
      question={both(by.say(versionWords.reviseQuestion, of), also)}
      onConfirm={() => revise(by.keyOf(of))}
    >
      {versionWords.revise}
    </ConfirmButton>
  )
}

/** Only a draft goes away; what was released stays for whoever looks at old units. */
export function DeleteVersion<Key extends object, Row extends Key & Status>({
  by,
  of,
  blocked = null,
  also,
  bare = false,
  onDeleted,
}: OneProps<Key, Row> & { onDeleted?: () => void }) {
  const { versions: versionWords, say } = useWords()
  const forbidden = useForbidden(by.commands.delete)
  const remove = useCommand(by.commands.delete, say.deleteSuccess, { onDone: onDeleted })
  const frozen = of.definitionStatus === 'draft' ? null : versionWords.onlyDraft
  return (
    <ConfirmButton
      icon="bin"
      look="danger"
      bare={bare}
      blocked={forbidden ?? frozen ?? blocked}
      question={both(by.say(versionWords.deleteQuestion, of), also)}
      onConfirm={() => remove(by.keyOf(of))}
    >
      {say.delete}
    </ConfirmButton>
  )
}

const both = (question: string, also?: string | null) => [question, also].filter(Boolean).join(' ')
