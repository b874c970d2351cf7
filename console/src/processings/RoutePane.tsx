import { useState } from 'react'
import { Tabs } from 'antd'
import { type Processing, type ProcessingRow, Step } from '@takt/contract/processings.ts'
import { useWords } from '~/i18n/words.tsx'
import { NoVersion, VersionHead } from '~/shapes/VersionHead.tsx'
import { VersionHistory } from '~/shapes/VersionHistory.tsx'
import { Action } from '~/ui/Action.tsx'
import { compareSteps, CompareRoutes } from './CompareRoutes.tsx'
import css from './processings.module.css'
import { RouteActions } from './RouteActions.tsx'
import { RouteEditor } from './RouteEditor.tsx'
import { type RouteKey, routes } from './versions.ts'

type RoutePaneProps = {
  of: RouteKey
  unsaved: boolean
  onUnsaved: (unsaved: boolean) => void
  onChoose: (route: RouteKey | null) => void
  onCopy: (route: Processing) => void
}

/** The chosen version of a route, or why there is none. */
export function RoutePane({ of, ...rest }: RoutePaneProps) {
  const { versions: versionWords } = useWords()
  const { data: versions, error, isFetching, refetch } = routes.useVersions(of)
  const route = versions?.find((version) => routes.isSame(version, of))
  if (versions && route) return <ChosenRoute route={route} versions={versions} {...rest} />
  return (
    <article className={css.pane}>
      <NoVersion
        title={routes.say(versionWords.of, of)}
        missing={!isFetching}
        error={error}
        retry={() => void refetch()}
        onClose={() => rest.onChoose(null)}
      />
    </article>
  )
}

const steps = {
  at: 'steps',
  of: Step,
  compare: compareSteps,
  head: ({ stepSeq, stepName }: Step) => (
    <>
      <b>{stepSeq}</b> {stepName}
    </>
  ),
}

function ChosenRoute({
  route,
  versions,
  unsaved,
  onUnsaved,
  onChoose,
  onCopy,
}: Omit<RoutePaneProps, 'of'> & { route: ProcessingRow; versions: ProcessingRow[] }) {
  const { processings: processingWords, versions: versionWords, say } = useWords()
  const [comparing, setComparing] = useState(false)
  return (
    <article className={css.pane} aria-label={routes.say(versionWords.of, route)}>
      <VersionHead by={routes} of={route} versions={versions} onChoose={onChoose}>
        <RouteActions
          route={route}
          unsaved={unsaved}
          onMade={onChoose}
          onCopy={onCopy}
          onDeleted={() => {
            onUnsaved(false)
            onChoose(null)
          }}
        />
        <Action
          icon="columns"
          blocked={versions.length < 2 ? versionWords.oneVersion : null}
          onClick={() => setComparing(true)}
        >
          {versionWords.compare}
        </Action>
      </VersionHead>
      <Tabs
        items={[
          {
            key: 'steps',
            label: processingWords.editor,
            children: <RouteEditor route={route} onUnsaved={onUnsaved} />,
          },
          {
            key: 'history',
            label: say.history,
            children: <VersionHistory by={routes} of={route} entity="processing" rows={steps} />,
          },
        ]}
      />
      {comparing && (
        <CompareRoutes versions={versions} now={route.processingVer} onClose={() => setComparing(false)} />
      )}
    </article>
  )
}
