import { scan } from '@takt/contract/fields.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Recent } from '~/shapes/Recent.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { useRemember } from '~/shapes/use-recent.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Backward } from './Backward.tsx'
import { Decide } from './Decide.tsx'
import { Forward } from './Forward.tsx'
import { OfUnits } from './OfUnits.tsx'
import { type Seek, type Sought, useSought } from './use-sought.ts'

const label = scan()

/** Material genealogy: where a lot or a part's serial went, and all that is in a unit. One scan decides which. */
export default function BomSummaryPage() {
  const { genealogy: genealogyWords } = useWords()
  const [sought, seek] = useSought()
  const { find, productSn, productId, bomLot, serial, orderCode, lotNo } = sought
  const record = productSn ?? productId ?? bomLot ?? serial ?? lotNo ?? orderCode ?? null
  useRemember('genealogy', find ? null : record)
  return (
    <Page name="bomSummary" record={record}>
      <ScanField
        label={genealogyWords.scan}
        action={genealogyWords.open}
        reads={label}
        onScan={(text) => seek({ find: text })}
      />
      {find && <Decide key={find} scanned={find} onSeek={seek} />}
      {!find && record !== null && <Answer key={record} sought={sought} onSeek={seek} />}
      {!find && record === null && (
        <EmptyState title={genealogyWords.start} icon="genealogy">
          <p>{genealogyWords.startNext}</p>
          <Recent place="genealogy" />
        </EmptyState>
      )}
    </Page>
  )
}

function Answer({ sought, onSeek }: { sought: Sought; onSeek: Seek }) {
  const { productSn, productId, bomLot, serial, orderCode, lotNo } = sought
  const unit = productSn ?? productId
  if (unit) return <Backward unit={unit} onSeek={onSeek} />
  if (bomLot || serial) return <Forward sought={sought} onSeek={onSeek} />
  return <OfUnits query={lotNo ? { lotNo } : { ...(orderCode && { orderCode }) }} onSeek={onSeek} />
}
