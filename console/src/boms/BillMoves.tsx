import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DeleteVersion, MoveVersion, ReviseVersion } from '~/shapes/VersionMoves.tsx'
import { type Bill, type BillKey, bills } from './bills.ts'
import { releaseFaults } from './check.ts'
import type { Named } from './named.ts'

type BillMovesProps = {
  bill: Bill
  versions: readonly Bill[]
  named: Named | undefined
  unsaved: boolean
  onMade: (made: BillKey) => void
  onDeleted: () => void
}

/** What is done with one version of a bill. */
export function BillMoves({ bill, versions, named, unsaved, onMade, onDeleted }: BillMovesProps) {
  const words = useWords()
  const { list } = useFormats()
  const { boms: bomWords, versions: versionWords } = words
  const one = { by: bills, of: bill }
  const drafts = versions.filter(({ definitionStatus }) => definitionStatus === 'draft').map(bills.numberOf)
  const saveFirst = unsaved ? versionWords.saveFirst : null
  return (
    <>
      <MoveVersion
        {...one}
        move="release"
        blocked={saveFirst ?? (named ? releaseFaults(bill, named, words) : null)}
      />
      <MoveVersion {...one} move="retire" also={bomWords.retireMeans} />
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
