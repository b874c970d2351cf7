import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DeleteVersion, MoveVersion, ReviseVersion } from '~/shapes/VersionMoves.tsx'
import { releaseFaults, withoutLimits } from './release.ts'
import { sets, type SetKey, type WholeSet } from './whole-set.ts'

type MovesProps = { whole: WholeSet; unsaved: boolean; onMade: (made: SetKey) => void; onDeleted: () => void }

/** What is done with one version of a set. */
export function SetMoves({ whole, unsaved, onMade, onDeleted }: MovesProps) {
  const words = useWords()
  const { list } = useFormats()
  const { collectionSets: collectionSetWords, versions } = words
  const one = { by: sets, of: whole.set }
  const { data: allVersions = [] } = sets.useVersions(whole.set)
  const drafts = allVersions.filter(({ definitionStatus }) => definitionStatus === 'draft').map(sets.numberOf)
  const loose = withoutLimits(whole)
  const saveFirst = unsaved ? versions.saveFirst : null
  return (
    <>
      <MoveVersion
        {...one}
        move="release"
        blocked={saveFirst ?? releaseFaults(whole, words)}
        also={loose.length > 0 ? fill(collectionSetWords.withoutLimits, { codes: list(loose) }) : null}
      />
      <MoveVersion {...one} move="retire" also={collectionSetWords.retireMeans} />
      <ReviseVersion
        {...one}
        blocked={saveFirst}
        also={drafts.length > 0 ? fill(versions.draftExists, { versions: list(drafts.map(String)) }) : null}
        onMade={onMade}
      />
      <DeleteVersion {...one} onDeleted={onDeleted} />
    </>
  )
}
