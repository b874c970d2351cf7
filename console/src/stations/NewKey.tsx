import { fill } from '@takt/contract/errors.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { useReturnFocus } from '~/ui/return-focus.ts'
import { helloExample } from './hello.ts'
import type { MadeKey } from './StationKey.tsx'
import css from './stations.module.css'
import { TakeAlong } from './TakeAlong.tsx'

/** The only time anybody sees the key: no click outside and no Escape closes it. */
export function NewKey({ made: { stationNumber, key }, onClose }: { made: MadeKey; onClose: () => void }) {
  const { stations } = useWords()
  useReturnFocus()
  const example = helloExample({ server: location.origin, lineNumber: readLine() ?? '', key })
  return (
    <Dialog
      open
      title={fill(stations.keyOf, { stationNumber })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={640}
      footer={
        <Action look="main" onClick={onClose}>
          {stations.keyKept}
        </Action>
      }
    >
      <div className={css.newKey}>
        <p className={css.once}>{stations.keyOnce}</p>
        <TakeAlong label={stations.key} text={key} copy={stations.copyKey} />
        <p>{stations.tryIt}</p>
        <TakeAlong label={stations.tryIt} text={example} copy={stations.copyExample} />
      </div>
    </Dialog>
  )
}
