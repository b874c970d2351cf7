import { readLine } from '~/api/stored.ts'
import { History } from '~/shapes/History.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'

/** Everything that was ever done to one order, also to one that is deleted. */
export function QueueRecord({ orderCode, onClose }: { orderCode: string; onClose: () => void }) {
  return (
    <SideSheet title={orderCode} size={760} onClose={onClose}>
      <History entity="order" entityKey={orderCode} lineNumber={readLine()} />
    </SideSheet>
  )
}
