import { fill } from '@takt/contract/errors.ts'
import { stations, type StationRow } from '@takt/contract/stations.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import type { Writing } from './StationSheet.tsx'

type WriteProps = { station: StationRow; onWrite: (writing: Writing) => void }

export function EditStation({ station, onWrite, bare = false }: WriteProps & { bare?: boolean }) {
  const words = useWords()
  const forbidden = useForbidden(stations.update)
  const { stationNumber } = station
  return (
    <Action
      icon="edit"
      word={bare ? words.say.edit : undefined}
      blocked={forbidden}
      onClick={() => onWrite({ station, as: 'edit' })}
    >
      {bare ? fill(words.stations.editOne, { stationNumber }) : words.say.edit}
    </Action>
  )
}

export function CopyStation({ station, onWrite }: WriteProps) {
  const { say } = useWords()
  const forbidden = useForbidden(stations.create)
  return (
    <Action icon="copy" blocked={forbidden} onClick={() => onWrite({ station, as: 'copy' })}>
      {say.copy}
    </Action>
  )
}
