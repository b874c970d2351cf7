import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { labels } from '@takt/contract/labels.ts'
import { type MaterialLotRow, materials } from '@takt/contract/materials.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { PrintMaterial } from '~/shapes/PrintLabels.tsx'
import { Action } from '~/ui/Action.tsx'
import { CountSheet, ScrapSheet } from './LotSheets.tsx'

type MoveProps = { lot: MaterialLotRow; bare?: boolean }

export function CountLot({ lot, bare = false }: MoveProps) {
  const { materials: materialWords } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action
        icon="edit"
        look="quiet"
        bare={bare}
        blocked={useForbidden(materials.adjust)}
        onClick={() => setOpen(true)}
      >
        {materialWords.count}
      </Action>
      {open && <CountSheet lot={lot} onClose={() => setOpen(false)} />}
    </>
  )
}

export function ScrapLot({ lot, bare = false }: MoveProps) {
  const { materials: materialWords } = useWords()
  const [open, setOpen] = useState(false)
  const forbidden = useForbidden(materials.scrap)
  return (
    <>
      <Action
        icon="bin"
        look="quiet"
        bare={bare}
        blocked={forbidden ?? (lot.remaining > 0 ? null : materialWords.nothingLeft)}
        onClick={() => setOpen(true)}
      >
        {materialWords.scrap}
      </Action>
      {open && <ScrapSheet lot={lot} onClose={() => setOpen(false)} />}
    </>
  )
}

export function PrintLot({ lot: { bomCode, bomLot }, bare = false }: MoveProps) {
  const { labels: labelWords } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action
        icon="print"
        look="quiet"
        bare={bare}
        blocked={useForbidden(labels.printMaterial)}
        onClick={() => setOpen(true)}
      >
        {labelWords.printOne}
      </Action>
      {open && <PrintMaterial bomCode={bomCode} bomLot={bomLot} onClose={() => setOpen(false)} />}
    </>
  )
}

/** No unit is let in with blocked material; its fault is shown. */
export function BlockLot({ lot: { bomCode, bomLot, lotState }, bare = false }: MoveProps) {
  const { materials: materialWords } = useWords()
  const which = lotState === 'blocked' ? 'unblock' : 'block'
  const forbidden = useForbidden(materials[which])
  const make = useCommand(materials[which], materialWords.done[which])
  return (
    <ConfirmButton
      icon={which === 'block' ? 'lock' : 'key'}
      look="quiet"
      bare={bare}
      blocked={forbidden}
      question={fill(materialWords.questions[which], { bomLot })}
      reason="required"
      onConfirm={(reason) => make({ bomCode, bomLot, reason })}
    >
      {materialWords[which]}
    </ConfirmButton>
  )
}
