import { type Facts, fill, type Refusal } from '@takt/contract/errors.ts'
import { stations, type StationRow } from '@takt/contract/stations.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats, type Formats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { useToast } from '~/ui/toast.ts'
import { useSwitch } from './StationUse.tsx'

/** Deletes a station that left no trace. In use it is kept, shows where, and may be taken out of use instead. */
export function DeleteStation({ station }: { station: StationRow }) {
  const words = useWords()
  const formats = useFormats()
  const toast = useToast()
  const forbidden = useForbidden(stations.delete)
  const switchOff = useSwitch(station)
  const { stationNumber, enabled } = station

  const offer = async (why: string) => {
    const { deleteFailed, insteadOf, takeOut } = words.stations
    if (!enabled) return toast.refuse(`${deleteFailed}: ${why}`)
    if (
      await confirm({ title: deleteFailed, text: `${why} ${insteadOf}`, yes: takeOut, no: words.say.cancel })
    )
      await switchOff()
  }
  const offered = ({ key, facts }: Refusal) => {
    if (key !== 'record.in_use' && key !== 'stations.has_history') return false
    void offer(fill(words.stations.inUse, { stationNumber, by: sayUses(words, formats, facts) }))
    return true
  }
  const remove = useCommand(stations.delete, words.say.deleteSuccess, { refused: offered })
  return (
    <ConfirmButton
      icon="bin"
      bare
      look="danger"
      blocked={forbidden}
      question={fill(words.stations.deleteQuestion, { stationNumber })}
      onConfirm={() => remove({ stationNumber })}
    >
      {words.say.delete}
    </ConfirmButton>
  )
}

/** The server names what uses it by code and version, and the day of its first trace. */
function sayUses({ stations }: Words, formats: Formats, { by, since }: Facts): string {
  const names = by ? String(by).split(', ') : []
  return formats.list([
    ...(since ? [fill(stations.since, { at: formats.day(String(since)) })] : []),
    ...names.map((route) => fill(stations.onRoute, { route })),
  ])
}
