import { CharacteristicDraft, type CollectionSet } from '@takt/contract/collectionSets.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { definedSpec } from '~/fields/measured.ts'
import { VersionHistory } from '~/shapes/VersionHistory.tsx'
import { compareCharacteristics } from './compare.ts'
import { sets } from './whole-set.ts'

const hidden = ['charCount']

/** What came or went as a whole is shown with its limits. */
export function SetHistory({ set }: { set: CollectionSet }) {
  const formats = useFormats()
  return (
    <VersionHistory
      by={sets}
      of={set}
      entity="collectionSet"
      hidden={hidden}
      rows={{
        at: 'characteristics',
        of: CharacteristicDraft,
        compare: compareCharacteristics,
        head: ({ resultCode, resultName }) => (
          <>
            <b>{resultCode}</b> {resultName}
          </>
        ),
        whole: (row) => (
          <>
            {row.targetText ?? sayLimits(formats, definedSpec(row))} {row.resultUnit}
          </>
        ),
      }}
    />
  )
}
