import { fill } from '@takt/contract/errors.ts'
import { MaterialLotRow, materials } from '@takt/contract/materials.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import css from './genealogy.module.css'

const shown = ['lotState', 'remaining', 'supplier', 'supplierLot', 'receivedAt', 'expiresAt'] as const

/** The lot itself: whose it is, how much of it is left, and a way to stop the rest of it. */
export function LotAbout({ bomCode, bomLot }: { bomCode: string; bomLot: string }) {
  const { field } = useWords()
  const { data } = useAnswer(materials.lots, { bomCode, bomLot, limit: 200 })
  const lot = data?.rows.find((one) => one.bomCode === bomCode && one.bomLot === bomLot)
  if (!lot) return null
  return (
    <div className={css.lot}>
      <Facts of={MaterialLotRow} row={lot} names={shown}>
        <Fact label={field.part}>{[bomCode, lot.bomName].filter(Boolean).join(' · ')}</Fact>
        <Fact label={field.places}>
          <Shown look="codes" field="places" value={lot.places} />
        </Fact>
      </Facts>
      <BlockRest lot={lot} />
    </div>
  )
}

/** Where the lot came from, as far as it was recorded. */
export function LotSource({ bomCode, bomLot }: { bomCode: string | undefined; bomLot: string | undefined }) {
  const { genealogy: genealogyWords } = useWords()
  const { data } = useAnswer(
    materials.lots,
    { ...(bomCode && { bomCode }), ...(bomLot && { bomLot }), limit: 200 },
    { ready: bomLot !== undefined },
  )
  const lot = data?.rows.find((one) => one.bomCode === bomCode && one.bomLot === bomLot)
  return lot && (lot.supplier ?? lot.supplierLot) !== null ? (
    <Facts of={MaterialLotRow} row={lot} names={['supplier', 'supplierLot', 'receivedAt']} />
  ) : (
    <p>{genealogyWords.noSupplier}</p>
  )
}

function BlockRest({ lot: { bomCode, bomLot, lotState } }: { lot: MaterialLotRow }) {
  const { genealogy: genealogyWords, materials: ofLots } = useWords()
  const which = lotState === 'blocked' ? 'unblock' : 'block'
  const make = useCommand(materials[which], ofLots.done[which])
  return (
    <ConfirmButton
      icon={which === 'block' ? 'lock' : 'key'}
      blocked={useForbidden(materials[which])}
      question={fill(ofLots.questions[which], { bomLot })}
      reason="required"
      onConfirm={(reason) => make({ bomCode, bomLot, reason })}
    >
      {genealogyWords[which]}
    </ConfirmButton>
  )
}
