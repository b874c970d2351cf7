import { useState } from 'react'
import { Select, Spin, Tabs } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import type { Processing, ProcessingRow } from '@takt/contract/processings.ts'
import { toneOf } from '~/fields/tone-of.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { CompareRoutes } from './CompareRoutes.tsx'
import css from './processings.module.css'
import { RouteActions } from './RouteActions.tsx'
import { RouteEditor } from './RouteEditor.tsx'
import { RouteHistory } from './RouteHistory.tsx'
import { isSame, type RouteKey, useVersions } from './versions.ts'

type RoutePaneProps = { of: RouteKey; unsaved: boolean; onUnsaved: (unsaved: boolean) => void; onChoose: (route: RouteKey | null) => void; onCopy: (route: Processing) => void }

/** The chosen version of a route, or why there is none. */
export function RoutePane({ of, ...rest }: RoutePaneProps) {
  const words = useWords()
  const { data: versions, error, refetch } = useVersions(of.processingNumber)
  const route = versions?.find((version) => isSame(version, of))
  if (versions && route) return <ChosenRoute route={route} versions={versions} {...rest} />
  return (
    <article className={css.pane}>
      <header className={css.top}><h2>{fill(words.processings.versionOf, of)}</h2><span className={css.close}><Action icon="close" bare onClick={() => rest.onChoose(null)}>{words.say.close}</Action></span></header>
      {!error && !versions && <div className={css.waiting}><Spin delay={200} aria-label={words.say.loading} /></div>}
      {!error && versions && <EmptyState title={words.error['record.unknown']} role="alert" />}
      {error && <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert"><Action icon="refresh" onClick={() => void refetch()}>{words.say.retry}</Action></EmptyState>}
    </article>
  )
}

function ChosenRoute({ route, versions, unsaved, onUnsaved, onChoose, onCopy }: Omit<RoutePaneProps, 'of'> & { route: ProcessingRow; versions: ProcessingRow[] }) {
  const words = useWords()
  const { processings: said, versions: saidOf } = words
  const [comparing, setComparing] = useState(false)
  const { processingNumber, processingVer, definitionStatus } = route
  const options = versions.map((one) => ({ value: one.processingVer, label: fill(saidOf.version, { version: one.processingVer, status: words.definitionStatus[one.definitionStatus] }) }))
  return (
    <article className={css.pane} aria-label={fill(said.versionOf, { processingNumber, processingVer })}>
      <header className={css.top}>
        <h2>{processingNumber}</h2>
        <Select aria-label={words.field.processingVer} value={processingVer} popupMatchSelectWidth={false} labelRender={() => fill(saidOf.versionHead, { version: processingVer })} options={options}
          onChange={(version) => onChoose({ processingNumber, processingVer: version })} />
        <StatusDot tone={toneOf('definitionStatus', definitionStatus)}>{words.definitionStatus[definitionStatus]}</StatusDot>
        <span className={css.close}><Action icon="close" bare onClick={() => onChoose(null)}>{words.say.close}</Action></span>
      </header>
      <div className={css.moves}>
        <RouteActions route={route} unsaved={unsaved} onMade={onChoose} onCopy={onCopy} onDeleted={() => { onUnsaved(false); onChoose(null) }} />
        <Action icon="columns" blocked={versions.length < 2 ? saidOf.oneVersion : null} onClick={() => setComparing(true)}>{saidOf.compare}</Action>
      </div>
      <Tabs items={[{ key: 'steps', label: said.editor, children: <RouteEditor route={route} onUnsaved={onUnsaved} /> }, { key: 'history', label: words.say.history, children: <RouteHistory route={route} /> }]} />
      {comparing && <CompareRoutes versions={versions} now={processingVer} onClose={() => setComparing(false)} />}
    </article>
  )
}
