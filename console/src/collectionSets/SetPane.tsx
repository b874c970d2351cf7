import { useState, type ReactNode } from 'react'
import { Tabs } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import { NoVersion, VersionHead } from '~/shapes/VersionHead.tsx'
import { Action } from '~/ui/Action.tsx'
import { CompareSets } from './CompareSets.tsx'
import { SetEditor } from './SetEditor.tsx'
import { SetHistory } from './SetHistory.tsx'
import { SetMoves } from './SetMoves.tsx'
import { TryValues } from './TryValues.tsx'
import { sets, useSet, type SetKey, type WholeSet } from './whole-set.ts'

type SetPaneProps = {
  of: SetKey
  unsaved: boolean
  aside: ReactNode
  onUnsaved: (unsaved: boolean) => void
  onChoose: (set: SetKey | null) => void
}

/** The chosen set, or why there is none. */
export function SetPane({ of, ...rest }: SetPaneProps) {
  const { versions: versionWords } = useWords()
  const { data, error, isFetching, refetch } = useSet(of)
  if (data) return <ChosenSet whole={data} {...rest} />
  return (
    <NoVersion
      title={sets.say(versionWords.of, of)}
      missing={!isFetching}
      error={error}
      retry={() => void refetch()}
      aside={rest.aside}
      onClose={() => rest.onChoose(null)}
    />
  )
}

function ChosenSet({
  whole,
  unsaved,
  aside,
  onUnsaved,
  onChoose,
}: Omit<SetPaneProps, 'of'> & { whole: WholeSet }) {
  const { collectionSets: collectionSetWords, versions: versionWords, say } = useWords()
  const [comparing, setComparing] = useState(false)
  const { set } = whole
  const { data: versions = [set] } = sets.useVersions(set)
  return (
    <article aria-label={sets.say(versionWords.of, set)}>
      <VersionHead by={sets} of={set} versions={versions} onChoose={onChoose} aside={aside}>
        <SetMoves
          whole={whole}
          unsaved={unsaved}
          onMade={onChoose}
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
            key: 'rows',
            label: collectionSetWords.rows,
            children: <SetEditor whole={whole} onUnsaved={onUnsaved} />,
          },
          {
            key: 'try',
            label: collectionSetWords.tryValue,
            children: <TryValues characteristics={whole.characteristics} />,
          },
          { key: 'history', label: say.history, children: <SetHistory set={set} /> },
        ]}
      />
      {comparing && (
        <CompareSets
          colSetId={set.colSetId}
          versions={versions}
          now={set.colSetVersion}
          onClose={() => setComparing(false)}
        />
      )}
    </article>
  )
}
