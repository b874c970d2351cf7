import { fill, Refusal } from '@takt/contract/errors.ts'
import { stations, type StationRow } from '@takt/contract/stations.ts'
import { useAsk, useCommand, useForbidden } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'

export type MadeKey = { stationNumber: string; key: string }
type MakeKeyProps = { station: StationRow; bare?: boolean; onMade: (made: MadeKey) => void }

/** Makes the station's key. Where there is one it asks first, because that one stops at once. */
export function MakeKey({ station: { stationNumber, keyHint }, bare = false, onMade }: MakeKeyProps) {
  const words = useWords()
  const toast = useToast()
  const forbidden = useForbidden(stations.makeKey)
  const { mutateAsync, reset, isPending } = useAsk(stations.makeKey)
  const make = async () => {
    try {
      onMade(await mutateAsync({ stationNumber }))
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
      return false
    } finally {
      // Whoever shows the key forgets it; so must we.
      reset()
    }
  }
  if (!keyHint)
    return (
      <Action icon="key" bare={bare} blocked={forbidden} busy={isPending} onClick={() => void make()}>
        {words.stations.makeKey}
      </Action>
    )
  return (
    <ConfirmButton
      icon="key"
      bare={bare}
      blocked={forbidden}
      question={fill(words.stations.replaceQuestion, { stationNumber, keyHint })}
      onConfirm={make}
    >
      {words.stations.replaceKey}
    </ConfirmButton>
  )
}

export function RevokeKey({ station: { stationNumber, keyHint } }: { station: StationRow }) {
  const { stations: stationWords } = useWords()
  const forbidden = useForbidden(stations.revokeKey)
  const revoke = useCommand(stations.revokeKey, stationWords.revoked)
  return (
    <ConfirmButton
      icon="close"
      look="danger"
      blocked={forbidden ?? (keyHint ? null : stationWords.noKey)}
      question={fill(stationWords.revokeQuestion, { stationNumber, keyHint: keyHint ?? '' })}
      onConfirm={() => revoke({ stationNumber })}
    >
      {stationWords.revokeKey}
    </ConfirmButton>
  )
}
