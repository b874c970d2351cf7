import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { passes, type PassFilter } from '@takt/contract/passes.ts'
import { useLedger } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Page } from '~/shapes/Page.tsx'
import { PassFilters } from './PassFilters.tsx'
import { PassTable } from './PassTable.tsx'
import css from './passes.module.css'
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
    <Page name="processSummary" actions={<ExportButton endpoint={passes.export} list={list} />}>
      <PassFilters list={list} rows={view === 'list'} />
      <div className={css.views}>
        <Segmented<(typeof views)[number]>
          aria-label={words.passes.views}
          value={view}
          onChange={(next) => show(next)}
          options={views.map((value) => ({ value, label: words.passes.view[value] }))}
        />
      </div>
      {view === 'list' && <PassTable list={list} />}
      {view === 'figures' && (
        <ProcessFigures filter={list.filter} onPick={(filter) => show('list', filter)} />
      )}
    </Page>
  )
}
