import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type MaterialLotRow, materials } from '@takt/contract/materials.ts'
import { newId } from '~/api/new-id.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { PartPicker } from '~/shapes/PartPicker.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'

const Received = fieldsOf(materials.receive.input)
const Counted = fieldsOf(materials.adjust.input)
const Scrapped = fieldsOf(materials.scrap.input)

/** A new lot, or more of one that is known. */
export function ReceiveSheet({ onClose }: { onClose: () => void }) {
  const [movementId] = useState(newId)
  const { materials: materialWords, field } = useWords()
  return (
    <Sheet
      title={materialWords.receive}
      command={materials.receive}
      start={{ movementId }}
      success={materialWords.received}
      onClose={() => onClose()}
    >
      <Wide>
        <Received name="bomCode" label={field.part} input={(input) => <PartPicker {...input} />} />
      </Wide>
      <Received name="bomLot" hint={materialWords.moreOfIt} />
      <Received name="quantity" />
      <Received name="expiresAt" hint={materialWords.expiryHint} />
      <Received name="supplier" />
      <Received name="supplierLot" />
    </Sheet>
  )
}

type OfLot = { lot: MaterialLotRow; onClose: () => void }

/** So much is really left. Who counted while the line went on working is refused, and counts again. */
export function CountSheet({ lot, onClose }: OfLot) {
  const { materials: materialWords } = useWords()
  const { measure } = useFormats()
  const { bomCode, bomLot, remaining, unit, revision } = lot
  return (
    <Sheet
      title={fill(materialWords.countOf, { bomLot })}
      command={materials.adjust}
      start={{ bomCode, bomLot, revision }}
      success={materialWords.counted}
      onClose={() => onClose()}
    >
      <Counted
        name="remaining"
        hint={fill(materialWords.countHint, { remaining: measure(remaining), unit: unit ?? '' })}
      />
      <Wide>
        <Counted name="reason" />
      </Wide>
    </Sheet>
  )
}

export function ScrapSheet({ lot: { bomCode, bomLot, remaining, unit }, onClose }: OfLot) {
  const [movementId] = useState(newId)
  const { materials: materialWords } = useWords()
  const { measure } = useFormats()
  return (
    <Sheet
      title={fill(materialWords.scrapOf, { bomLot })}
      command={materials.scrap}
      start={{ bomCode, bomLot, movementId }}
      success={materialWords.scrapped}
      onClose={() => onClose()}
    >
      <Scrapped
        name="quantity"
        hint={fill(materialWords.atMost, { remaining: measure(remaining), unit: unit ?? '' })}
      />
      <Wide>
        <Scrapped name="reason" />
      </Wide>
    </Sheet>
  )
}
