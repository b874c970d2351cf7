import { genealogy, mostLevels, WhereUsed } from '@takt/contract/genealogy.ts'
import { fill } from '@takt/contract/errors.ts'
import { type Listed, useLedger } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { Action } from '~/ui/Action.tsx'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import { LotDrawing } from './Drawing.tsx'
import { FoundMoves } from './FoundMoves.tsx'
import css from './genealogy.module.css'
import { HoldRules } from './HoldRules.tsx'
import { LotAbout, LotSource } from './LotAbout.tsx'
import { States } from './States.tsx'
import { type Seek, type Sought, unitNamed } from './use-sought.ts'
import { useView } from './ViewChoice.tsx'
import { Which } from './Which.tsx'

const col = columnsOf(WhereUsed)
const columns = [
  col('productSn', { width: 180, cell: (unit) => <UnitLink unit={unit} /> }),
  col('level', { width: 80, label: ({ field }) => field.depth }),
  col('processStatus', { width: 140 }),
  col('currentStation', { width: 140 }),
  col('rootSn', { width: 120 }),
  col('orderCode', { width: 130 }),
  col('lotNo', { width: 110 }),
  col('customerSn', { width: 130 }),
  col('typeNo', { width: 120 }),
  col('bomCode', { width: 130, label: ({ field }) => field.part }),
  col('bomLot', { width: 130, cell: ({ bomLot }) => <MiddleCut>{bomLot}</MiddleCut> }),
  col('serial', { width: 130 }),
  col('quantity', { width: 90 }),
  col('stationNumber', { width: 100 }),
  col('componentTime'),
  col('removedAt'),
  col('typeVer'),
]

const none = { units: null, states: [], deeper: false }

/** Every unit that a lot or a part's serial went into, how many, and their statuses. */
export function Forward({ sought, onSeek }: { sought: Sought; onSeek: Seek }) {
  const { genealogy: genealogyWords } = useWords()
  const { count } = useFormats()
  const list = useLedger(genealogy.whereUsed)
  const now = list.filter.now !== false
  const { bomCode, bomLot, serial } = sought
  const [isDrawing, viewChoice] = useView()
  const { units, states, deeper } = list.answers[0] ?? none
  const title = bomLot
    ? fill(genealogyWords.lotTitle, { bomLot })
    : fill(genealogyWords.serialTitle, { serial: serial ?? '' })
  const query = { bomCode, bomLot, serial, now }
  return (
    <>
      <Panel
        title={title}
        aside={
          <div className={css.switches}>
            {viewChoice}
            <Which now={now} onSwitch={(next) => list.setFilter({ now: next ? undefined : false })} />
          </div>
        }
      >
        <div className={css.about}>
          <p className={css.count} role="status">
            {units === null ? '–' : fill(genealogyWords.found, { count: count(units) })}
          </p>
          <States states={states} />
          {bomLot && bomCode && <LotAbout bomLot={bomLot} bomCode={bomCode} />}
        </div>
        <div className={css.moves}>
          <FoundMoves query={query} name={bomLot ?? serial ?? ''} units={units ?? 0} />
          <ExportButton endpoint={genealogy.exportUsed} list={list} add={query} />
        </div>
        <HoldRules
          kind={bomLot ? 'materialLot' : 'serial'}
          value={bomLot ?? serial ?? ''}
          bomCode={bomCode}
        />
        {deeper && (
          <p className={css.quiet} role="status">
            {fill(genealogyWords.stopped, { levels: count(mostLevels) })}
          </p>
        )}
      </Panel>
      {isDrawing && (
        <LotDrawing
          rows={list.rows}
          units={units ?? 0}
          deeper={deeper}
          now={now}
          onSeek={onSeek}
          source={<LotSource bomLot={bomLot} bomCode={bomCode} />}
        />
      )}
      {!isDrawing && <Holders list={list} now={now} onSeek={onSeek} />}
    </>
  )
}

function Holders({ list, now, onSeek }: { list: Listed<WhereUsed>; now: boolean; onSeek: Seek }) {
  const { genealogy: genealogyWords } = useWords()
  return (
    <DataTable
      list={{ ...list, filter: {} }}
      columns={columns}
      rowKey={({ level, productId, componentTime, bomCode, serial }) =>
        [level, productId, componentTime, bomCode, serial ?? ''].join(' ')
      }
      onOpen={({ productSn, productId }) => onSeek(unitNamed(productSn ?? productId))}
      empty={
        <>
          <p>{now ? genealogyWords.nobody : genealogyWords.nobodyEver}</p>
          {now && <p>{genealogyWords.nobodyNext}</p>}
        </>
      }
      rowActions={({ productSn, productId }) => (
        <Action icon="genealogy" bare onClick={() => onSeek(unitNamed(productSn ?? productId))}>
          {fill(genealogyWords.backward, { unit: productSn ?? productId })}
        </Action>
      )}
    />
  )
}
