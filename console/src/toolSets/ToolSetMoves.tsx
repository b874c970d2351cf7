import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DeleteVersion, MoveVersion, ReviseVersion } from '~/shapes/VersionMoves.tsx'
import { releaseFaults } from './check.ts'
import { useExistingTypes } from './named.ts'
import { sets, type ToolSet, type ToolSetKey } from './sets.ts'

type ToolSetMovesProps = {
  set: ToolSet
  versions: readonly ToolSet[]
  unsaved: boolean
  onMade: (made: ToolSetKey) => void
  onDeleted: () => void
}

/** What is done with one version of a set. */
export function ToolSetMoves({ set, versions, unsaved, onMade, onDeleted }: ToolSetMovesProps) {
  const words = useWords()
  const { list } = useFormats()
  const { toolSets: toolSetWords, versions: versionWords } = words
  const types = useExistingTypes(set.typeNos)
  const one = { by: sets, of: set }
  const drafts = versions.filter(({ definitionStatus }) => definitionStatus === 'draft').map(sets.numberOf)
  const saveFirst = unsaved ? versionWords.saveFirst : null
  return (
    <>
      <MoveVersion
        {...one}
        move="release"
        blocked={saveFirst ?? (types ? releaseFaults(set, types, words) : null)}
      />
      <MoveVersion {...one} move="retire" also={toolSetWords.retireMeans} />
      <ReviseVersion
        {...one}
        blocked={saveFirst}
        also={
          drafts.length > 0 ? fill(versionWords.draftExists, { versions: list(drafts.map(String)) }) : null
        }
        onMade={onMade}
      />
      <DeleteVersion {...one} onDeleted={onDeleted} />
    </>
  )
}
