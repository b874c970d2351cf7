import { CharacteristicDraft, CollectionSet } from '@takt/contract/collectionSets.ts'
import { useWords } from '~/i18n/words.tsx'
import { compareRows } from '~/shapes/compare.ts'
import { CompareTable } from '~/shapes/CompareTable.tsx'
import { CompareVersions } from '~/shapes/CompareVersions.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { compareCharacteristics } from './compare.ts'
import { headNames } from './use-draft.ts'
import { useSet } from './whole-set.ts'

type CompareSetsProps = {
  colSetId: string
  versions: readonly CollectionSet[]
  now: number
  onClose: () => void
}

export function CompareSets({ colSetId, versions, ...rest }: CompareSetsProps) {
  return (
    <CompareVersions
      code={colSetId}
      versions={versions.map(({ colSetVersion, definitionStatus }) => ({
        version: colSetVersion,
        definitionStatus,
      }))}
      {...rest}
    >
      {(first, second, all) => <TwoSets colSetId={colSetId} first={first} second={second} all={all} />}
    </CompareVersions>
  )
}

function TwoSets({
  colSetId,
  first,
  second,
  all,
}: {
  colSetId: string
  first: number
  second: number
  all: boolean
}) {
  const words = useWords()
  const [before, after] = [
    useSet({ colSetId, colSetVersion: first }),
    useSet({ colSetId, colSetVersion: second }),
  ]
  const error = before.error ?? after.error
  if (error) return <NotRead error={error} />
  if (!before.data || !after.data) return <Waiting label={words.say.loading} />
  const [head] = compareRows([before.data.set], [after.data.set], () => '', headNames)
  return (
    <CompareTable
      versions={[first, second]}
      all={all}
      head={{ title: words.entity.collectionSet, of: CollectionSet, cells: head!.cells }}
      of={CharacteristicDraft}
      rows={compareCharacteristics(before.data.characteristics, after.data.characteristics)}
      rowsHead={words.field.resultCode}
      rowHead={({ resultCode, resultName }) => (
        <>
          <b>{resultCode}</b>
          <small>{resultName}</small>
        </>
      )}
    />
  )
}
