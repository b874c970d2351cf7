import { type ToolRow, tools } from '@takt/contract/tools.ts'
import { useAnswer } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { Waiting } from '~/ui/Waiting.tsx'

/** What was done to a tool, and what became of its life. */
export function Maintenances({ tool: { toolCode } }: { tool: ToolRow }) {
  const { tools: toolWords, field, maintenanceKind: kinds, say } = useWords()
  const { count, minute } = useFormats()
  const { data, error, refetch } = useAnswer(tools.maintenances, { toolCode })
  return (
    <Panel title={toolWords.maintenances}>
      {!data && (error ? <NotRead error={error} again={refetch} /> : <Waiting label={say.loading} />)}
      {data?.length === 0 && <p>{toolWords.neverMaintained}</p>}
      {data !== undefined && data.length > 0 && (
        <PlainTable
          label={toolWords.maintenances}
          head={[field.maintainedAt, field.maintenanceKind, field.usesBefore, field.lifeBefore].concat([
            field.lifeAfter,
            field.maintenanceReason,
            field.maintainedBy,
          ])}
          rows={data.map((one) => [
            minute(one.maintainedAt),
            kinds[one.maintenanceKind],
            count(one.usesBefore),
            count(one.lifeBefore),
            count(one.lifeAfter),
            one.maintenanceReason,
            whoIs(one.maintainedBy),
          ])}
        />
      )}
    </Panel>
  )
}
