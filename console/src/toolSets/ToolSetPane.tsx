import { useState, type ReactNode } from 'react'
import { Tabs } from 'antd'
import { toolSets } from '@takt/contract/toolSets.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { NoVersion, VersionHead } from '~/shapes/VersionHead.tsx'
import { Action } from '~/ui/Action.tsx'
import { CompareToolSets } from './CompareToolSets.tsx'
import { OrdersReady } from './OrdersReady.tsx'
import { sets, type ToolSet, type ToolSetKey, useToolSet } from './sets.ts'
import { ToolSetEditor } from './ToolSetEditor.tsx'
import { ToolSetHistory } from './ToolSetHistory.tsx'
import { ToolSetMoves } from './ToolSetMoves.tsx'

type ToolSetPaneProps = {
  of: ToolSetKey
  unsaved: boolean
  aside: ReactNode
  onUnsaved: (unsaved: boolean) => void
  onChoose: (set: ToolSetKey | null) => void
}

/** The chosen set, or why there is none. */
export function ToolSetPane({ of, ...rest }: ToolSetPaneProps) {
  const { versions: versionWords } = useWords()
  const { versions, set, error, refetch } = useToolSet(of)
  if (set) return <ChosenToolSet set={set} versions={versions!} {...rest} /> // found among them
  return (
    <NoVersion
      title={sets.say(versionWords.of, of)}
      missing={set === null}
      error={error}
      retry={() => void refetch()}
      aside={rest.aside}
      onClose={() => rest.onChoose(null)}
    />
  )
}

function ChosenToolSet({
  set,
  versions,
  unsaved,
  aside,
  onUnsaved,
  onChoose,
}: Omit<ToolSetPaneProps, 'of'> & { set: ToolSet; versions: readonly ToolSet[] }) {
  const { toolSets: toolSetWords, versions: versionWords, say } = useWords()
  const [comparing, compare] = useState(false)
  const { toolSetId, toolSetVersion } = set
  return (
    <article aria-label={sets.say(versionWords.of, set)}>
      <VersionHead by={sets} of={set} versions={versions} onChoose={onChoose} aside={aside}>
        <ToolSetMoves
          set={set}
          versions={versions}
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
          onClick={() => compare(true)}
        >
          {versionWords.compare}
        </Action>
        <ExportButton
          endpoint={toolSets.export}
          list={{ filter: { toolSetId }, sort: undefined }}
          add={{ toolSetVersion }}
        />
      </VersionHead>
      <Tabs
        items={[
          {
            key: 'rows',
            label: toolSetWords.rows,
            children: <ToolSetEditor set={set} onUnsaved={onUnsaved} />,
          },
          { key: 'ready', label: toolSetWords.ready, children: <OrdersReady set={set} /> },
          { key: 'history', label: say.history, children: <ToolSetHistory set={set} /> },
        ]}
      />
      {comparing && (
        <CompareToolSets
          toolSetId={toolSetId}
          versions={versions}
          now={toolSetVersion}
          onClose={() => compare(false)}
        />
      )}
    </article>
  )
}
