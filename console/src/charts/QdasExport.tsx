import { type ChartInput, charts } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'

/** The values themselves, as other quality programs read them. */
export function QdasExport({ chartInput }: { chartInput: ChartInput & { reportId?: string } }) {
  const { charts: chartWords, lists } = useWords()
  const forbidden = useForbidden(charts.qdas)
  const download = useDownload(charts.qdas)
  return (
    <div>
      <Action
        icon="export"
        blocked={forbidden}
        onClick={() => void download.run(fill(lists.exporting, { format: 'Q-DAS' }), chartInput)}
      >
        {chartWords.qdas}
      </Action>
      {download.shown}
    </div>
  )
}
