import { useState, type ReactNode } from 'react'
import { Select, Spin, Tabs } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { toneOf } from '~/fields/tone-of.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './collectionSets.module.css'
import { CompareSets } from './CompareSets.tsx'
import { DeleteSet } from './DeleteSet.tsx'
import { ReviseSet } from './ReviseSet.tsx'
import { SetEditor } from './SetEditor.tsx'
import { SetHistory } from './SetHistory.tsx'
import { SetMoves } from './SetMoves.tsx'
import { useSet, useVersions, type SetKey, type WholeSet } from './whole-set.ts'

type SetPaneProps = { of: SetKey; unsaved: boolean; aside: ReactNode; onUnsaved: (unsaved: boolean) => void; onChoose: (set: SetKey | null) => void }

/** The chosen set, or why there is none. */
export function SetPane({ of, ...rest }: SetPaneProps) {
  const words = useWords()
  const { data, error, refetch } = useSet(of)
  const { onChoose, aside } = rest
  if (data) return <ChosenSet whole={data} {...rest} />

  const close = <Action icon="close" bare onClick={() => onChoose(null)}>{words.say.close}</Action>
  const unknown = data === null
  return (
    <>
      <header className={css.top}><h2>{fill(words.collectionSets.versionOf, of)}</h2><span className={css.close}>{aside}{close}</span></header>
      {!error && !unknown && <div className={css.waiting}><Spin delay={200} aria-label={words.say.loading} /></div>}
      {unknown && <EmptyState title={words.error['record.unknown']} role="alert" />}
      {error && <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert"><Action icon="refresh" onClick={() => void refetch()}>{words.say.retry}</Action></EmptyState>}
    </>
  )
}

function ChosenSet({ whole, unsaved, aside, onUnsaved, onChoose }: Omit<SetPaneProps, 'of'> & { whole: WholeSet }) {
  const words = useWords()
  const { collectionSets: said } = words
  const [comparing, setComparing] = useState(false)
  const { set } = whole
  const { colSetId, colSetVersion } = set
  const { data: versions = [set] } = useVersions(colSetId)
  const editor = <SetEditor whole={whole} onUnsaved={onUnsaved} />
  return (
    <article aria-label={fill(said.versionOf, { colSetId, colSetVersion })}>
      <header className={css.top}>
        <h2>{colSetId}</h2>
        <Select aria-label={words.field.colSetVersion} value={colSetVersion} popupMatchSelectWidth={false} labelRender={() => fill(words.versions.versionHead, { version: colSetVersion })} onChange={(version) => onChoose({ colSetId, colSetVersion: version })}
          options={versions.map((version) => ({ value: version.colSetVersion, label: fill(words.versions.version, { version: version.colSetVersion, status: words.definitionStatus[version.definitionStatus] }) }))} />
        <StatusDot tone={toneOf('definitionStatus', set.definitionStatus)}>{words.definitionStatus[set.definitionStatus]}</StatusDot>
        <span className={css.close}>{aside}<Action icon="close" bare onClick={() => onChoose(null)}>{words.say.close}</Action></span>
      </header>
      <div className={css.moves}>
        <SetMoves whole={whole} unsaved={unsaved} />
        <ReviseSet whole={whole} unsaved={unsaved} onMade={onChoose} />
        <Action icon="columns" blocked={versions.length < 2 ? words.versions.oneVersion : null} onClick={() => setComparing(true)}>{words.versions.compare}</Action>
        <DeleteSet whole={whole} onDeleted={() => { onUnsaved(false); onChoose(null) }} />
      </div>
      <Tabs items={[{ key: 'rows', label: said.rows, children: editor }, { key: 'history', label: words.say.history, children: <SetHistory set={set} /> }]} />
      {comparing && <CompareSets colSetId={colSetId} versions={versions} now={colSetVersion} onClose={() => setComparing(false)} />}
    </article>
  )
}
