import { materials, MaterialPlace } from '@takt/contract/materials.ts'
import { useWhole } from '~/api/whole.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import { CountedFrom, Lasts, Left, PlaceState, TimeLeft, TimeOrState } from './Left.tsx'
import { BindAt, ReplaceAt, UnbindAt } from './PlaceMoves.tsx'
import type { TheBinding } from './use-binding.ts'
import type { OpenLot } from './use-opened-lot.ts'

const Filter = fieldsOf(materials.monitor.input)
const col = columnsOf(MaterialPlace)
const columns = [
  col('bomState', { width: 110, cell: (place) => <PlaceState {...place} /> }),
  col('stationNumber', {
    width: 95,
    cell: ({ stationNumber, stationName }) => <span title={stationName}>{stationNumber}</span>,
  }),
  col('position', { width: 95 }),
  col('bomCode', {
    width: 256,
    label: ({ field }) => field.part,
    cell: ({ bomCode, bomName }) => (
      <span title={bomName ?? bomCode}>{[bomCode, bomName].filter(Boolean).join(' · ')}</span>
    ),
  }),
  col('secondsLeft', { width: 130, cell: (place) => <TimeLeft place={place} /> }),
  col('lastsOrder', { width: 296, cell: (place) => <Lasts place={place} /> }),
  col('remaining', { width: 190, cell: (place) => <Left place={place} /> }),
  col('bomLot', { width: 200, cell: ({ bomLot }) => <MiddleCut>{bomLot}</MiddleCut> }),
  col('used', { width: 80 }),
  col('orderCode', { width: 130 }),
  col('expiresAt'),
  col('boundAt'),
  col('boundBy', { width: 130 }),
  col('partGrp', { width: 110 }),
]
/** A phone's first screen shows where, what and how long. */
const narrowColumns = [
  col('position', {
    width: 90,
    cell: ({ bomState, stationNumber, position }) => (
      <StatusDot {...stateOf('bomState', bomState)}>
        {[stationNumber, position].filter(Boolean).join(' ')}
      </StatusDot>
    ),
  }),
  col('bomCode', { width: 132, label: ({ field }) => field.part }),
  col('secondsLeft', {
    width: 116,
    label: ({ field }) => field.bomState,
    cell: (place) => <TimeOrState place={place} />,
  }),
  ...columns.filter(
    ({ name }) => !['bomState', 'stationNumber', 'position', 'bomCode', 'secondsLeft'].includes(name),
  ),
]
/** Orders come and go without a word of material; everything else is announced. */
const renewal = 30_000

/** Every place of the line that has material or needs some: the soonest empty first. */
export function Board({ onOpen, onBegin }: { onOpen: OpenLot; onBegin: TheBinding['begin'] }) {
  const { materials: materialWords } = useWords()
  const list = useWhole(materials.monitor, { rowsIn: ({ places }) => places, every: renewal })
  const narrow = useNarrow(768)
  return (
    <CountedFrom value={list.at}>
      <Filters list={list}>
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={narrow ? narrowColumns : columns}
        {...(narrow && { keptAs: 'materials/monitor/narrow' })}
        rowKey={({ stationNumber, position, bomCode, orderCode }) =>
          [stationNumber, position ?? `${bomCode} ${orderCode ?? ''}`].join(' ')
        }
        onOpen={({ bomCode, bomLot }) => bomLot !== null && onOpen({ bomCode, bomLot })}
        empty={
          <>
            <p>{materialWords.boardEmpty}</p>
            <p>{materialWords.boardNext}</p>
          </>
        }
        rowActions={(place) =>
          place.position === null ? (
            <BindAt place={place} onBegin={onBegin} />
          ) : (
            <>
              <ReplaceAt place={place} onBegin={onBegin} />
              <UnbindAt place={place} />
            </>
          )
        }
      />
    </CountedFrom>
  )
}
