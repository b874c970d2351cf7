import { useMemo } from 'react'
import type { ChartReport } from '@takt/contract/charts.ts'
import { firstTargets } from '@takt/contract/first-targets.ts'
import { settings } from '@takt/contract/settings.ts'
import { indexNamesOf } from '@takt/statistics/conventions.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { Column } from './columns.tsx'

type Judged = Pick<ChartReport['figures'], 'convention' | 'stable'>

/** What the four indices are called under a convention. */
export function indexNames({ convention, stable }: Judged) {
  const { within, overall } = indexNamesOf(convention, stable)
  return { cp: within[0], cpk: within[1], pp: overall[0], ppk: overall[1] }
}

/** Those of the plant's convention; of a list nobody looked whether it is stable. */
export function useIndexNames() {
  const { data } = useAnswer(settings.common, {})
  const convention = data?.targets.convention ?? firstTargets.convention
  return useMemo(() => indexNames({ convention, stable: null }), [convention])
}

/** Columns of indices under these names. */
export function useNamedIndices<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const names: Partial<Record<string, string>> = useIndexNames()
  return useMemo(
    () =>
      columns.map((column) => {
        const name = names[column.name]
        return name ? { ...column, label: () => name } : column
      }),
    [columns, names],
  )
}
