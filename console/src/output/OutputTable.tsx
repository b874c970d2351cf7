import { fill } from '@takt/contract/errors.ts'
import { output, type Output, type OutputRow } from '@takt/contract/output.ts'
import { useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import { DrillTo } from './DrillTo.tsx'
import css from './output.module.css'
import { OutputCells, OutputHead, OutputSum } from './rows.tsx'

/** Slot by slot, with the reason somebody wrote and the way to the data behind the figures. */
export function OutputTable({ shown, onReason }: { shown: Output; onReason: (row: OutputRow) => void }) {
  const { output: outputWords, field, shell } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(output.writeReason)
  return (
    <Sideways label={outputWords.outputChart}>
      <table className={css.rows}>
        <thead>
          <tr>
            <OutputHead />
            <th scope="col">{field.reason}</th>
            <th scope="col">
              <span className={css.hidden}>{shell.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <tr
              key={row.start}
              data-planned={row.planned}
              data-begun={row.hasBegun}
              data-now={(row.start <= shown.asOf && shown.asOf < row.end) || undefined}
            >
              <OutputCells row={row} />
              <td className={css.reason}>
                {row.reason && (
                  <span
                    title={
                      row.writtenAt && row.writtenBy
                        ? fill(outputWords.by, {
                            writtenBy: whoIs(row.writtenBy),
                            writtenAt: formats.minute(row.writtenAt),
                          })
                        : undefined
                    }
                  >
                    {row.reason}
                  </span>
                )}
              </td>
              <td className={css.actions}>
                <Action
                  icon="edit"
                  bare
                  blocked={forbidden ?? (row.hasBegun ? null : outputWords.toCome)}
                  onClick={() => onReason(row)}
                >
                  {row.reason ? outputWords.changeReason : outputWords.writeReason}
                </Action>
                <DrillTo page="processSummary" row={row} typeNo={shown.typeNo} icon="process">
                  {outputWords.toPasses}
                </DrillTo>
                <DrillTo page="productSummary" row={row} typeNo={shown.typeNo} icon="product">
                  {outputWords.toUnits}
                </DrillTo>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <OutputSum shown={shown} />
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </Sideways>
  )
}
