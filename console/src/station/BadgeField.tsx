import { andon, type OpenCall } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { signal } from '~/ui/signal.ts'

type BadgeFieldProps = { stationNumber: string; calls: readonly Pick<OpenCall, 'callState'>[] }

/** Whoever comes holds their badge to the reader, and once more when it is solved. Without an open call there is nothing to hold it to. */
export function BadgeField({ stationNumber, calls }: BadgeFieldProps) {
  const words = useWords()
  const { andon: andonWords, callState } = words
  const forbidden = useForbidden(andon.badge)
  const answer = useCommand(andon.badge, (done) => {
    signal('good')
    return fill(andonWords.badgeDone, { name: done.name, callState: callState[done.callState] })
  })
  if (calls.length === 0 || forbidden) return null
  const move = calls.some((call) => call.callState === 'called') ? 'arrive' : 'solve'
  return (
    <ScanField
      label={move === 'arrive' ? andonWords.badge : andonWords.badgeSolved}
      action={andonWords.move[move]}
      onScan={async (cardId) => {
        const done = await answer({ stationNumber, cardId, move })
        if (!done) signal('bad')
        return done
      }}
    />
  )
}
