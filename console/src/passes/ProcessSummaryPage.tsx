import { useSearchParams } from 'react-router'
import { passes, type PassFilter } from '@takt/contract/passes.ts'
import { useLedger } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ArchivedNote } from '~/shapes/ArchivedNote.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { PassFilters } from './PassFilters.tsx'
import { PassTable } from './PassTable.tsx'
import { ProcessFigures } from './ProcessFigures.tsx'

const views = ['list', 'figures'] as const

/** Every unit at every process of the line, and how good each process is. */
export default function ProcessSummaryPage() {
  const words = useWords()
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'figures' ? 'figures' : 'list'
  const list = useLedger(passes.list, { ready: view === 'list' })
  const show = (next: (typeof views)[number], filter: Partial<PassFilter> = {}) =>
    setParams((now) => {
      const params = new URLSearchParams(now)
      if (next === 'list') params.delete('view')
      else params.set('view', next)
      for (const [name, value] of Object.entries(filter)) {
        if (value === undefined) params.delete(name)
        else params.set(name, String(value))
      }
      return params
    })
  return (
    <Page
      name="processSummary"
      views={
        <ViewSwitch
          label={words.passes.views}
          views={views}
          view={view}
          names={words.passes.view}
          onShow={show}
        />
      }
      actions={<ExportButton endpoint={passes.export} list={list} />}
    >
      <PassFilters list={list} rows={view === 'list'} />
      <ArchivedNote of="passes" list={list} />
      {view === 'list' && <PassTable list={list} />}
      {view === 'figures' && (
        <ProcessFigures filter={list.filter} onPick={(filter) => show('list', filter)} />
      )}
    </Page>
  )
}
