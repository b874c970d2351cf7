import { useState, type ReactNode } from 'react'
import { Tabs } from 'antd'
import { boms } from '@takt/contract/boms.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { NoVersion, VersionHead } from '~/shapes/VersionHead.tsx'
import { VersionUses } from '~/shapes/VersionUses.tsx'
import { Action } from '~/ui/Action.tsx'
import { BillEditor } from './BillEditor.tsx'
import { BillHistory } from './BillHistory.tsx'
import { BillMoves } from './BillMoves.tsx'
import { type Bill, type BillKey, bills, useBill } from './bills.ts'
import { BillTree } from './BillTree.tsx'
import { CompareBills } from './CompareBills.tsx'
import { useNamed } from './named.ts'

type BillPaneProps = {
  of: BillKey
  unsaved: boolean
  aside: ReactNode
  onUnsaved: (unsaved: boolean) => void
  onChoose: (bill: BillKey | null) => void
}

/** The chosen bill, or why there is none. */
export function BillPane({ of, ...rest }: BillPaneProps) {
  const { versions: versionWords } = useWords()
  const { versions, bill, error, refetch } = useBill(of)
  if (bill) return <ChosenBill bill={bill} versions={versions!} {...rest} /> // found among them
  return (
    <NoVersion
      title={bills.say(versionWords.of, of)}
      missing={bill === null}
      error={error}
      retry={() => void refetch()}
      aside={rest.aside}
      onClose={() => rest.onChoose(null)}
    />
  )
}

function ChosenBill({
  bill,
  versions,
  unsaved,
  aside,
  onUnsaved,
  onChoose,
}: Omit<BillPaneProps, 'of'> & { bill: Bill; versions: readonly Bill[] }) {
  const { boms: bomWords, versions: versionWords, say } = useWords()
  const [sheet, ask] = useState<'compare' | 'uses' | null>(null)
  const named = useNamed()
  const { bomCode, bomVer } = bill
  return (
    <article aria-label={bills.say(versionWords.of, bill)}>
      <VersionHead by={bills} of={bill} versions={versions} onChoose={onChoose} aside={aside}>
        <BillMoves
          bill={bill}
          versions={versions}
          named={named}
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
          onClick={() => ask('compare')}
        >
          {versionWords.compare}
        </Action>
        <Action icon="link" onClick={() => ask('uses')}>
          {bomWords.uses}
        </Action>
        <ExportButton
          endpoint={boms.export}
          list={{ filter: { bomCode }, sort: undefined }}
          add={{ bomVer }}
        />
      </VersionHead>
      <Tabs
        items={[
          {
            key: 'rows',
            label: bomWords.rows,
            children: <BillEditor bill={bill} named={named} onUnsaved={onUnsaved} />,
          },
          {
            key: 'tree',
            label: bomWords.tree,
            children: <BillTree bill={bill} named={named} unsaved={unsaved} />,
          },
          { key: 'history', label: say.history, children: <BillHistory bill={bill} /> },
        ]}
      />
      {sheet === 'compare' && (
        <CompareBills bomCode={bomCode} versions={versions} now={bomVer} onClose={() => ask(null)} />
      )}
      {sheet === 'uses' && (
        <VersionUses by={bills} of={bills.keyOf(bill)} uses={boms.uses} onClose={() => ask(null)} />
      )}
    </article>
  )
}
