import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openLots, lots, LotRow, type LotStatus } from '@takt/contract/lots.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { Serials } from '~/shapes/Serials.tsx'
import { Action } from '~/ui/Action.tsx'
import { LotLabel } from './LotLabel.tsx'
import { MoveLot, useLotBlock } from './LotMoves.tsx'
import { LotProgress } from './LotProgress.tsx'
import { MergeLot, Priority, SplitLot } from './LotSheets.tsx'
import css from './lots.module.css'
import { ResendLot } from './ResendLot.tsx'

const shown = [
  'lotStatus',
  'syncState',
  'statusReason',
  'lotDescribe',
  'orderCode',
  'typeNo',
  'typeVer',
  'lotType',
  'productionPriority',
  'number',
  'startedNumber',
  'doneNumber',
  'ng',
  'ngNumber',
  'currentProcess',
  'waitingSince',
  'mainFlow',
  'mainFlowSeq',
  'mainFlowFromOper',
  'mainFlowToOper',
  'workingCode',
  'customerSn',
  'parentLot',
  'planEnd',
  'receivedAt',
  'startedAt',
  'endedAt',
] as const
const running: readonly LotStatus[] = ['inProcess', 'onHold']

/** One lot, everything that can be done with it, and all that was. */
export function LotRecord({ lotNo, onClose }: { lotNo: string; onClose: () => void }) {
  const { data, error } = useAnswer(lots.list, { lotNo, limit: 200 })
  const found = data?.rows.find((lot) => lot.lotNo === lotNo)
  return (
    <Opened title={lotNo} row={found} missing={data !== undefined && !found} error={error} onClose={onClose}>
      {(lot) => (
        <Record
          title={lotNo}
          entity="lot"
          entityKey={lotNo}
          lineNumber={lot.lineNumber}
          onClose={onClose}
          actions={<Change lot={lot} />}
        >
          <div className={css.record}>
            <LotProgress lot={lot} />
            <Facts of={LotRow} row={lot} names={shown} />
            <div className={css.links}>
              <ToUnits lotNo={lotNo} />
              <ToGenealogy lotNo={lotNo} />
            </div>
            <Serials order={{ id: lot.orderId, orderCode: lot.orderCode }} lotNo={lotNo} />
          </div>
        </Record>
      )}
    </Opened>
  )
}

function Change({ lot }: { lot: LotRow }) {
  const { lots: lotWords } = useWords()
  const [changing, setChanging] = useState<'split' | 'merge' | 'priority' | null>(null)
  const blocked = useLotBlock(lot, openLots)
  const begun = lot.number - lot.startedNumber + lot.ngNumber > 0 && lot.number > 1 ? null : lotWords.allBegun
  const close = () => setChanging(null)
  return (
    <>
      <Action icon="split" look="quiet" blocked={blocked ?? begun} onClick={() => setChanging('split')}>
        {lotWords.split}
      </Action>
      <Action icon="merge" look="quiet" blocked={blocked} onClick={() => setChanging('merge')}>
        {lotWords.merge}
      </Action>
      <Action icon="edit" bare blocked={blocked} onClick={() => setChanging('priority')}>
        {lotWords.changePriority}
      </Action>
      {running.includes(lot.lotStatus) && <MoveLot lot={lot} move="finish" />}
      <MoveLot lot={lot} move="scrap" bare />
      <LotLabel lot={lot} />
      <ResendLot lot={lot} bare />
      {changing === 'split' && <SplitLot lot={lot} onClose={close} />}
      {changing === 'merge' && <MergeLot lot={lot} onClose={close} />}
      {changing === 'priority' && <Priority lot={lot} onClose={close} />}
    </>
  )
}

/** The passports of its units: what they are made of, by whom, with which results. */
export function ToUnits({ lotNo, bare = false }: { lotNo: string; bare?: boolean }) {
  const { lots: lotWords } = useWords()
  const navigate = useNavigate()
  const may = useSession(({ grants }) => grants.productSummary !== undefined)
  const open = () => void navigate(`${pages.productSummary.path}?${new URLSearchParams({ lotNo })}`)
  return (
    <Action icon="product" bare={bare} look="quiet" blocked={may ? null : lotWords.toUnitsWhy} onClick={open}>
      {lotWords.toUnits}
    </Action>
  )
}

/** The material lots and serials that went into its units. */
export function ToGenealogy({ lotNo, bare = false }: { lotNo: string; bare?: boolean }) {
  const { lots: lotWords } = useWords()
  const navigate = useNavigate()
  const may = useSession(({ grants }) => grants.bomSummary !== undefined)
  const open = () => void navigate(`${pages.bomSummary.path}?${new URLSearchParams({ lotNo })}`)
  return (
    <Action
      icon="genealogy"
      bare={bare}
      look="quiet"
      blocked={may ? null : lotWords.toGenealogyWhy}
      onClick={open}
    >
      {lotWords.toGenealogy}
    </Action>
  )
}
