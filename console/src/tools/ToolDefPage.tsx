import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { ToolFilter, ToolRow, tools } from '@takt/contract/tools.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { Bar } from '~/ui/Bar.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { RecallView } from './RecallView.tsx'
import { ToolMoves } from './ToolMoves.tsx'
import { sayLife } from './say-life.ts'
import { ToolRecord } from './ToolRecord.tsx'
import { MountSheet, ToolSheet } from './ToolSheets.tsx'
import { useScannedTool } from './use-scanned-tool.ts'

const Filter = fieldsOf(ToolFilter)
const col = columnsOf(ToolRow)
const columns = [
  col('toolCode', { width: 165 }),
  col('toolStatus', { width: 150 }),
  // Among the words of a row on a telephone: what a tool is about is how worn it is.
  { ...col('usedShare', { width: 210, cell: (tool) => <Used of={tool} /> }), look: 'choice' as const },
  col('stationNumber', { width: 110 }),
  col('position', { width: 110 }),
  col('calibrationStatus', { width: 150 }),
  col('calibrationDueAt', { width: 140 }),
  col('toolType', { width: 160 }),
  {
    ...col('lifeAsked', { width: 150, cell: (tool) => <LifeRequestMark of={tool} /> }),
    look: 'choice' as const,
  },
  { ...col('toolSetName', { width: 170 }), sortable: false },
  col('toolDescription', { width: 220 }),
  col('usesPerPass', { width: 120 }),
  col('totalUses', { width: 120 }),
  col('maintainedAt'),
  // The last time is the one of a row on a telephone: since when it is mounted, as its state next to it shows.
  col('mountedAt'),
  col('askedUses', { width: 110 }),
]

const toneOfLife = ({ usedShare, toolStatus }: ToolRow) =>
  usedShare >= 1 ? 'bad' : toolStatus === 'due' ? 'warn' : 'good'

/** How much is used of the life that is nearest to its end. */
function Used({ of: tool }: { of: ToolRow }) {
  const words = useWords()
  const { tools: toolWords } = words
  const { count, share } = useFormats()
  const { frequency, frequencyAct, lifeKind, usedShare } = tool
  const isPhone = useNarrow(600)
  const text =
    lifeKind === 'uses'
      ? fill(toolWords.of, { act: count(frequencyAct), life: count(frequency) })
      : fill(words.toolCounters.shareOf, { life: sayLife(words, tool), share: share(usedShare) })
  if (isPhone) return text
  return (
    <Bar label={toolWords.used} value={usedShare} most={1} tone={toneOfLife(tool)}>
      {text}
    </Bar>
  )
}

/** Another person decides: whoever reads the list sees that they are waited for. */
function LifeRequestMark({ of: { lifeAsked } }: { of: ToolRow }) {
  const { field } = useWords()
  return lifeAsked && <StatusDot tone="wait">{field.lifeAsked}</StatusDot>
}

/** The tools, or what one of its calibrations puts in doubt. */
export default function ToolDefPage() {
  const [recalled, recall] = useOpened('recall')
  if (recalled !== null) return <RecallView calibrationId={recalled} onBack={() => recall(null)} />
  return <Tools />
}

/** What wears with the pieces made with it, the most worn first. */
function Tools() {
  const { tools: toolWords } = useWords()
  const list = useRegister(tools.list)
  const forbidden = useForbidden(tools.create)
  const [creating, setCreating] = useState(false)
  const [opened, open] = useOpened('tool')
  const scanned = useScannedTool(open)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setCreating(true)}>
      {toolWords.createOne}
    </Action>
  )
  return (
    <Page name="toolDef" about={toolWords.about} actions={create}>
      <Filters
        list={list}
        lead={
          scanned.mounting ? null : (
            <ScanField
              secondary
              label={toolWords.scan}
              action={toolWords.mount}
              onScan={(code) => void scanned.seek(code)}
            />
          )
        }
      >
        <Filter name="toolStatus" />
        <Filter name="calibrationStatus" />
        <Filter name="lifeAsked" />
        <Filter name="toolCode" />
        <Filter name="toolType" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      {scanned.notice !== null && <p role="alert">{scanned.notice}</p>}
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ toolCode }) => toolCode}
        onOpen={({ toolCode }) => open(toolCode)}
        rowActions={(tool) => <ToolMoves tool={tool} bare />}
        empty={
          <>
            <p>{toolWords.listEmpty}</p>
            {create}
          </>
        }
      />
      {opened !== null && <ToolRecord key={opened} code={opened} onClose={() => open(null)} />}
      {scanned.mounting && <MountSheet tool={scanned.mounting} onClose={scanned.done} />}
      {creating && <ToolSheet writing="new" onClose={() => setCreating(false)} />}
    </Page>
  )
}
