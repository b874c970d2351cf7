import { scan } from '@takt/contract/fields.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Backward } from './Backward.tsx'
import { Decide } from './Decide.tsx'
import { Forward } from './Forward.tsx'
import { useSought } from './use-sought.ts'

const label = scan()

/** Material genealogy: where a lot or a part's serial went, and all that is in a unit. One scan decides which. */
export default function BomSummaryPage() {
  const { genealogy: said } = useWords()
  const [sought, seek] = useSought()
  const { find, productSn, productId, bomLot, serial } = sought
  const unit = productSn ?? productId
  const forward = bomLot ?? serial
  return (
    <Page name="bomSummary" record={unit ?? forward ?? null}>
      <ScanField label={said.scan} action={said.open} reads={label} onScan={(text) => seek({ find: text })} />
      {find && <Decide key={find} scanned={find} onSeek={seek} />}
      {!find && unit && <Backward key={unit} unit={unit} onSeek={seek} />}
      {!find && !unit && forward && <Forward key={forward} sought={sought} onSeek={seek} />}
      {!find && !unit && !forward && (
        <EmptyState title={said.start} icon="genealogy">
          {said.startNext}
        </EmptyState>
      )}
    </Page>
  )
}
