import { materials, MaterialPlace } from '@takt/contract/materials.ts'
import { useWhole } from '~/api/whole.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { BindBar } from './BindBar.tsx'
import { CountedFrom, Lasts, Left, TimeLeft } from './Left.tsx'
import { BindHere, ReplaceHere, UnbindHere } from './PlaceMoves.tsx'
import { useBinding } from './use-binding.ts'
import type { OpenLot } from './use-opened-lot.ts'

const Filter = fieldsOf(materials.monitor.input)
const col = columnsOf(MaterialPlace)
const columns = [
  col('bomState', { width: 120 }), col('stationNumber', { width: 90, cell: ({ stationNumber, stationName }) => <span title={stationName}>{stationNumber}</span> }), col('position', { width: 100 }),
  col('bomCode', { width: 200, label: ({ field }) => field.part, cell: ({ bomCode, bomName }) => <span title={bomName ?? bomCode}>{[bomCode, bomName].filter(Boolean).join(' · ')}</span> }),
  col('secondsLeft', { width: 120, cell: (place) => <TimeLeft place={place} /> }), col('remaining', { width: 210, cell: (place) => <Left place={place} /> }), col('bomLot', { width: 130 }), col('used', { width: 80 }),
  col('lastsOrder', { width: 170, cell: (place) => <Lasts place={place} /> }), col('orderCode', { width: 130 }), col('expiresAt'), col('boundAt'), col('boundBy', { width: 130 }), col('partGrp', { width: 110 }),
]
/** Orders come and go without a word of material; everything else is announced. */
const renewal = 30_000

/** Every place of the line that has material or wants some: the soonest empty first. */
export function Board({ onOpen }: { onOpen: OpenLot }) {
  const { materials: said } = useWords()
  const list = useWhole(materials.monitor, { rowsOf: ({ places }) => places, every: renewal })
  const binding = useBinding()
  return (
    <CountedFrom value={list.at}>
      <BindBar binding={binding} />
      <Filters list={list}>
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      <DataTable list={list} columns={columns} rowKey={({ stationNumber, position, bomCode, orderCode }) => [stationNumber, position ?? `${bomCode} ${orderCode ?? ''}`].join(' ')}
        onOpen={({ bomCode, bomLot }) => bomLot !== null && onOpen({ bomCode, bomLot })} empty={<><p>{said.boardEmpty}</p><p>{said.boardNext}</p></>}
        rowActions={(place) => (place.position === null ? <BindHere place={place} onBegin={binding.begin} /> : <><ReplaceHere place={place} onBegin={binding.begin} /><UnbindHere place={place} /></>)} />
    </CountedFrom>
  )
}
