import { BomRow } from '@takt/contract/boms.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { VersionHistory } from '~/shapes/VersionHistory.tsx'
import { type Bill, bills } from './bills.ts'
import { compareBillRows } from './compare.ts'

const hidden = ['orderCount']
const also = { bomName: (before: unknown, after: unknown) => <Name before={before} after={after} /> }

export function BillHistory({ bill }: { bill: Bill }) {
  const { measure } = useFormats()
  return (
    <VersionHistory
      by={bills}
      of={bill}
      entity="bom"
      hidden={hidden}
      also={also}
      rows={{
        at: 'rows',
        of: BomRow,
        compare: compareBillRows,
        head: ({ part, stationNumber }) => (
          <>
            <b>{part}</b> {stationNumber}
          </>
        ),
        whole: ({ bomQty }) => measure(bomQty),
      }}
    />
  )
}

function Name({ before, after }: { before: unknown; after: unknown }) {
  const { boms: bomWords } = useWords()
  return (
    <span>
      {bomWords.name} {before !== null && <del>{String(before)}</del>}{' '}
      {after !== null && <ins>{String(after)}</ins>}
    </span>
  )
}
