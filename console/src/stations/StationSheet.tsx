import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { StationDraft, stations, type StationRow } from '@takt/contract/stations.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { draftOf } from './draft.ts'
import { useStation } from './use-station.ts'

const Field = fieldsOf(StationDraft)
export type Writing = { station: StationRow; as: 'edit' | 'copy' } | 'new'

/** Writes a new station, alone or after another, or changes one. */
export function StationSheet({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const words = useWords()
  const { stations: stationWords } = words
  const editing = writing !== 'new' && writing.as === 'edit'
  const fields = (
    <>
      <FormGroup name="what">
        <Field name="stationNumber" disabled={editing} hint={editing ? stationWords.numberHint : null} />
        <Field name="stationName" />
        <Field name="enabled" />
      </FormGroup>
      <FormGroup name="how">
        <Field name="cycleTime" hint={<RateHint />} />
        <Field name="optLevel" hint={stationWords.levelHint} />
      </FormGroup>
      <FormGroup name="where">
        <Field name="stationCode" />
        <Field name="machineId" />
        <Field name="ipAddr" />
        <Field name="addr" hint={stationWords.addrHint} />
      </FormGroup>
    </>
  )
  if (editing)
    return (
      <EditSheet station={writing.station} onClose={onClose}>
        {fields}
      </EditSheet>
    )
  const title =
    writing === 'new'
      ? stationWords.createOne
      : fill(stationWords.copyOf, { stationNumber: writing.station.stationNumber })
  // What names one machine is not copied with the rest.
  const start =
    writing === 'new'
      ? { enabled: true, optLevel: 0 }
      : {
          ...draftOf(writing.station),
          stationNumber: null,
          stationCode: null,
          machineId: null,
          ipAddr: null,
          addr: null,
        }
  return (
    <Sheet
      title={title}
      command={stations.create}
      start={start}
      success={words.say.createSuccess}
      onClose={onClose}
    >
      {fields}
    </Sheet>
  )
}

/** What the database will make of the cycle time. */
function RateHint() {
  const { stations: stationWords } = useWords()
  const formats = useFormats()
  const { control } = useFormContext<StationDraft>()
  const cycleTime = useWatch({ control, name: 'cycleTime' })
  return cycleTime && cycleTime > 0
    ? fill(stationWords.rate, { count: formats.figure(3600 / cycleTime) })
    : null
}

function EditSheet({
  station,
  onClose,
  children,
}: {
  station: StationRow
  onClose: () => void
  children: ReactNode
}) {
  const words = useWords()
  const { stationNumber, lineNumber } = station
  const { station: row, ask } = useStation(stationNumber)
  return (
    <Sheet
      title={fill(words.stations.editOne, { stationNumber })}
      command={stations.update}
      start={station}
      question={fill(words.stations.saveQuestion, { stationNumber })}
      success={words.say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'station', entityKey: stationNumber, lineNumber }}
      undo={({ revision }) => undoing(stations.update, { ...draftOf(station), revision })}
    >
      {children}
    </Sheet>
  )
}
