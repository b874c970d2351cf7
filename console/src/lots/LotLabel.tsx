import type { Lot } from '@takt/contract/lots.ts'
import { labels } from '@takt/contract/labels.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'

/** The label of the box its units lie in. */
export function LotLabel({ lot: { id } }: { lot: Lot }) {
  const { labels: labelWords } = useWords()
  const forbidden = useForbidden(labels.lot)
  const download = useDownload(labels.lot)
  return (
    <>
      <Action
        icon="print"
        bare
        look="quiet"
        blocked={forbidden}
        onClick={() =>
          void download.run(labelWords.printLot, { id, paper: 'label100x50', symbol: 'code128' })
        }
      >
        {labelWords.printLot}
      </Action>
      {download.shown}
    </>
  )
}
