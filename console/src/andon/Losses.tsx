import { Loss, LossFilter } from '@takt/contract/losses.ts'
import { stops } from '@takt/contract/stops.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'

const Filter = fieldsOf(LossFilter)
const col = columnsOf(Loss)
const columns = [
  col('startTime'),
  col('stationNumber', { width: 100 }),
  col('lossSource', { width: 120 }),
  col('lossType', { width: 140 }),
  col('duration', { width: 120 }),
  col('lostTime', { width: 120 }),
  col('lostPieces', { width: 120 }),
  col('remark', { width: 260 }),
  col('stopCause', { width: 140 }),
  col('causeStation', { width: 190 }),
  col('alarmCode', { width: 130 }),
  col('explainedBy', { width: 150 }),
]

/** Stops and calls as one list. A call opens its record; a stop is explained, split and merged under the button of the page's head. */
export function Losses({ onCall }: { onCall: (id: number) => void }) {
  const { andon: said } = useWords()
  const list = useRegister(stops.losses, { place: 'losses' })
  return (
    <>
      <Filters list={list}>
        <Filter name="lossSource" />
        <Filter name="lossType" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Period />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ lossSource, stationNumber, startTime, callId }) =>
          [lossSource, callId ?? stationNumber, startTime].join(' ')
        }
        onOpen={({ callId }) => callId !== null && onCall(callId)}
        empty={<p>{said.lossesEmpty}</p>}
      />
    </>
  )
}
