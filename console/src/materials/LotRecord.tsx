import { useNavigate } from 'react-router'
import { MaterialLotRow, materials, type Movement } from '@takt/contract/materials.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { Action } from '~/ui/Action.tsx'
import { BlockLot, CountLot, PrintLot, ScrapLot } from './LotMoves.tsx'
import css from './materials.module.css'
import type { LotKey } from './use-opened-lot.ts'

const shown = [
  'lotState',
  'stateReason',
  'quantity',
  'remaining',
  'unit',
  'expiresAt',
  'receivedAt',
  'supplier',
  'supplierLot',
] as const

/** One lot, what came and went of it by hand, and what can be done with it. */
export function LotRecord({ lot: { bomCode, bomLot }, onClose }: { lot: LotKey; onClose: () => void }) {
  const { field } = useWords()
  const { data, error } = useAnswer(materials.lots, { bomCode, bomLot, limit: 200 })
  const found = data?.rows.find((one) => one.bomCode === bomCode && one.bomLot === bomLot)
  return (
    <Opened title={bomLot} row={found} missing={data !== undefined && !found} error={error} onClose={onClose}>
      {(lot) => (
        <Record
          title={bomLot}
          entity="materialLot"
          entityKey={`${bomCode} ${bomLot}`}
          lineNumber={lot.lineNumber}
          onClose={onClose}
          actions={
            <>
              <CountLot lot={lot} />
              <ScrapLot lot={lot} />
              <PrintLot lot={lot} />
              <BlockLot lot={lot} />
            </>
          }
        >
          <div className={css.record}>
            <Facts of={MaterialLotRow} row={lot} names={[]}>
              <Fact label={field.part}>{lot.bomName === null ? bomCode : `${bomCode} · ${lot.bomName}`}</Fact>
              <Fact label={field.places}>
                <Shown look="codes" field="places" value={lot.places} />
              </Fact>
            </Facts>
            <Facts of={MaterialLotRow} row={lot} names={shown} />
            <ToUnits lot={lot} />
            <Movements lot={lot} />
          </div>
        </Record>
      )}
    </Opened>
  )
}

/** Where it went. */
function ToUnits({ lot: { bomCode, bomLot } }: { lot: LotKey }) {
  const { materials: materialWords } = useWords()
  const navigate = useNavigate()
  const may = useSession(({ grants }) => grants.bomSummary !== undefined)
  return (
    <Action
      icon="genealogy"
      blocked={may ? null : materialWords.toUnitsWhy}
      onClick={() => void navigate(`${pages.bomSummary.path}?${new URLSearchParams({ bomLot, bomCode })}`)}
    >
      {materialWords.toUnits}
    </Action>
  )
}

const names = ['at', 'movement', 'quantity', 'by', 'reason'] as const satisfies readonly (keyof Movement)[]

function Movements({ lot: { bomCode, bomLot } }: { lot: LotKey }) {
  const words = useWords()
  const { minute, measure } = useFormats()
  const { data, error } = useAnswer(materials.movements, { bomCode, bomLot })
  const { materials: materialWords, field } = words
  if (error)
    return (
      <p role="alert" className={css.wrong}>
        {sayRefusal(words, error)}
      </p>
    )
  return (
    <section className={css.section}>
      <h3>{materialWords.movements}</h3>
      <p className={css.quiet}>{materialWords.movementsAbout}</p>
      {data?.length ? (
        <table className={css.movements}>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name === 'at' ? materialWords.when : field[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((one) => (
              <tr key={one.movementId}>
                <td>{minute(one.at)}</td>
                <td>{words.movement[one.movement]}</td>
                <td>{one.quantity > 0 ? `+${measure(one.quantity)}` : measure(one.quantity)}</td>
                <td>{one.by}</td>
                <td>{one.reason ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        data && <p className={css.quiet}>{materialWords.movementsEmpty}</p>
      )}
    </section>
  )
}
