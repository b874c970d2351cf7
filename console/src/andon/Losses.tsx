import { Loss, LossFilter } from '@takt/contract/losses.ts'
import { stops } from '@takt/contract/stops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Above } from '~/shapes/Above.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { LossPareto } from './LossPareto.tsx'
import { stopKey } from './StopRecord.tsx'

const Time = ({ seconds }: { seconds: number }) => useFormats().duration(Math.round(seconds))

const Filter = fieldsOf(LossFilter)
const col = columnsOf(Loss)
const columns = [
  col('startTime'),
  col('stationNumber', { width: 100 }),
  col('lossSource', { width: 120 }),
  col('lossType', { width: 140 }),
  col('duration', { width: 130, cell: ({ duration }) => <Time seconds={duration} /> }),
  // Among the words of a row on a telephone: what a loss is about is how much was lost.
  {
    ...col('lostTime', { width: 130, cell: ({ lostTime }) => <Time seconds={lostTime} /> }),
    look: 'choice' as const,
  },
  col('lostPieces', { width: 120 }),
  col('remark', { width: 260 }),
  col('stopCause', { width: 140 }),
  col('causeStation', { width: 190 }),
  col('alarmCode', { width: 130 }),
  col('explainedBy', { width: 150 }),
]

type LossesProps = {
  list: ReturnType<typeof useLosses>
  onCall: (id: number) => void
  onStop: (key: string) => void
}

/** The list of losses, so that its export is in the page's head. */
export const useLosses = (ready: boolean) => useRegister(stops.losses, { place: 'losses', ready })

/** Stops and calls as one list, with what they come to above it. A row opens what the loss comes from. */
export function Losses({ list, onCall, onStop }: LossesProps) {
  const { andon: andonWords } = useWords()
  const { data, isPending } = useAnswer(stops.lossSums, list.filter, { keep: true })
  return (
    <>
      <Filters list={list}>
        <Filter name="lossSource" />
        <Filter name="lossType" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Period />
      </Filters>
      <Above
        picture={
          data && (
            <LossPareto sums={data.sums} onPick={(narrow) => list.setFilter({ ...list.filter, ...narrow })} />
          )
        }
        waiting={isPending}
        list={list}
      >
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ lossSource, stationNumber, startTime, callId }) =>
            [lossSource, callId ?? stationNumber, startTime].join(' ')
          }
          onOpen={(loss) => (loss.callId === null ? onStop(stopKey(loss)) : onCall(loss.callId))}
          empty={<p>{andonWords.lossesEmpty}</p>}
        />
      </Above>
    </>
  )
}
