import { fill } from '@takt/contract/errors.ts'
import { stations, type StationRow } from '@takt/contract/stations.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { undoing } from '~/api/undo.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { draftOf } from './draft.ts'

/** Switches a station off and on again; everything else of it stays. */
export function useSwitch({ stationNumber, ...station }: StationRow) {
  const { stations: stationWords } = useWords()
  const update = useCommand(
    stations.update,
    fill(station.enabled ? stationWords.tookOut : stationWords.hasPutIn, { stationNumber }),
    {
      undo: ({ revision }) =>
        undoing(stations.update, { ...draftOf({ stationNumber, ...station }), revision }),
    },
  )
  return () =>
    update({
      ...draftOf({ stationNumber, ...station }),
      enabled: !station.enabled,
      revision: station.revision,
    })
}

export function SwitchStation({ station, bare = false }: { station: StationRow; bare?: boolean }) {
  const { stations: stationWords } = useWords()
  const forbidden = useForbidden(stations.update)
  const change = useSwitch(station)
  const { stationNumber, enabled } = station
  return (
    <ConfirmButton
      icon={enabled ? 'pause' : 'play'}
      bare={bare}
      blocked={forbidden}
      question={fill(enabled ? stationWords.outQuestion : stationWords.inQuestion, { stationNumber })}
      onConfirm={change}
    >
      {enabled ? stationWords.takeOut : stationWords.putIn}
    </ConfirmButton>
  )
}
