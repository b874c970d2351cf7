import { Bom, BomRow } from '@takt/contract/boms.ts'
import { useWords } from '~/i18n/words.tsx'
import { compareRows } from '~/shapes/compare.ts'
import { CompareTable } from '~/shapes/CompareTable.tsx'
import { CompareVersions } from '~/shapes/CompareVersions.tsx'
import type { Bill } from './bills.ts'
import { compareBillRows } from './compare.ts'

type CompareBillsProps = { bomCode: string; versions: readonly Bill[]; now: number; onClose: () => void }

/** Two versions of a bill side by side. */
export function CompareBills({ bomCode, versions, ...rest }: CompareBillsProps) {
  const words = useWords()
  const of = (version: number) => versions.find(({ bomVer }) => bomVer === version)! // chosen from them
  return (
    <CompareVersions
      code={bomCode}
      versions={versions.map(({ bomVer, definitionStatus }) => ({ version: bomVer, definitionStatus }))}
      {...rest}
    >
      {(first, second, all) => {
        const [head] = compareRows([of(first)], [of(second)], () => '', [
          'bomName',
          'typeNo',
          'validFrom',
          'remark',
        ])
        return (
          <CompareTable
            versions={[first, second]}
            all={all}
            head={{
              title: words.entity.bom,
              of: Bom,
              cells: head!.cells,
              labels: { bomName: words.boms.name },
            }}
            of={BomRow}
            rows={compareBillRows(of(first).rows, of(second).rows)}
            rowsHead={words.field.part}
            rowHead={({ part, stationNumber }) => (
              <>
                <b>{part}</b>
                <small>{stationNumber}</small>
              </>
            )}
          />
        )
      }}
    </CompareVersions>
  )
}
