import { labels } from '@takt/contract/labels.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'

/** What goes with the order through the line, on paper. */
export function Traveler({ id, bare = false }: { id: number; bare?: boolean }) {
  const { labels: labelWords } = useWords()
  const forbidden = useForbidden(labels.traveler)
  const download = useDownload(labels.traveler)
  return (
    <>
      <Action
        icon="print"
        look="quiet"
        bare={bare}
        blocked={forbidden}
        onClick={() => void download.run(labelWords.traveler, { id })}
      >
        {labelWords.traveler}
      </Action>
      {download.shown}
    </>
  )
}
