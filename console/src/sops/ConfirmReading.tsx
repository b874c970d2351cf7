import { fill } from '@takt/contract/errors.ts'
import { type StationSop, sops } from '@takt/contract/sops.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { Action } from '~/ui/Action.tsx'
import { signal } from '~/ui/signal.ts'
import { Readers } from './Readers.tsx'
import css from './stationSop.module.css'

type ConfirmProps = {
  sop: StationSop
  station: string
  isRead: boolean
  /** The account is the device's, and no operator's. */
  byBadge: boolean
}

/** Who works here confirms having read it: with a badge, or with the account. */
export function ConfirmReading({ sop, station, isRead, byBadge }: ConfirmProps) {
  const { sops: sopWords } = useWords()
  const { sopCode, sopVer, contentHash, readers } = sop
  const forbidden = useForbidden(sops.confirm)
  const confirm = useCommand(sops.confirm, fill(sopWords.confirmed, { code: sopCode, version: sopVer }))
  const say = async (cardId: string | null) => {
    const done = await confirm({ sopCode, sopVer, stationNumber: station, contentHash, cardId })
    signal(done ? 'good' : 'bad')
    return done
  }
  return (
    <div className={css.confirm}>
      <Readers readers={readers} />
      {isRead ? (
        <div className={css.row}>
          {!forbidden && <ScanField label={sopWords.badge} action={sopWords.confirm} onScan={say} />}
          {byBadge && forbidden && <p>{forbidden}</p>}
          {!byBadge && (
            <Action icon="check" blocked={forbidden} onClick={() => void say(null)}>
              {sopWords.confirmOwn}
            </Action>
          )}
        </div>
      ) : (
        <p>{sopWords.toTheEnd}</p>
      )}
    </div>
  )
}
