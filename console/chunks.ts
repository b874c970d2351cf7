import path from 'node:path'

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
type Group = { name: (id: string, context: Context) => string | null; priority: number }

const own = (file: string) => path.resolve(import.meta.dirname, 'src', file)
const antd = (component: string) => path.resolve(import.meta.dirname, '../node_modules/antd/es', component, 'index.js')
/** It names every component there is; which of them a file uses, only the file's own seeds say. */
const barrel = path.resolve(import.meta.dirname, '../node_modules/antd/es/index.js')

/**
 * Few files instead of many small ones: what every page needs is one, what every list and form needs is a second.
 * Left alone, the bundler cuts a new piece for every set of pages that happens to share something.
 */
export const chunks: Group[] = [
  group('takt', 3, [
    ...['main.tsx', 'shapes/Page.tsx', 'shapes/Panel.tsx', 'shapes/Facts.tsx', 'fields/Shown.tsx', 'ui/Bar.tsx', 'ui/EmptyState.tsx', 'ui/now.ts'].map(own),
    ...['app', 'button', 'config-provider', 'dropdown', 'modal', 'select', 'spin', 'tooltip'].map(antd),
  ]),
  group('lists', 2, [
    ...['DataTable', 'Filters', 'Period', 'Sheet', 'Wide', 'Record', 'Rows', 'ExportButton', 'ConfirmButton'].map((shape) => own(`shapes/${shape}.tsx`)),
    ...['checkbox', 'date-picker', 'drawer', 'input', 'input-number', 'pagination', 'popover', 'progress', 'switch', 'tabs'].map(antd),
  ]),
  group('charts', 1, [own('shapes/Canvas.tsx')]),
]

function group(name: string, priority: number, seeds: string[]): Group {
  let found: Set<string> | null = null
  return { priority, name: (id, context) => (id.startsWith('\0rolldown/') || (found ??= reach(seeds, context)).has(id) ? name : null) }
}

/** Everything the seeds import, directly or not, but not what is only loaded on demand. */
function reach(seeds: string[], context: Context): Set<string> {
  const found = new Set<string>()
  const left = [...seeds]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || id === barrel) continue
    found.add(id)
    left.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
