import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { antdStyles } from './build/antd-styles.ts'

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
type Group = { name: (id: string, context: Context) => string | null; priority: number }

const own = (file: string) => path.resolve(import.meta.dirname, 'src', file)
const library = (file: string) => path.resolve(import.meta.dirname, '../node_modules', file)
const antd = (component: string) => library(`antd/es/${component}/index.js`)
/** They name everything their folder has; which of it is used, only its users say, and the bundler follows those itself. */
const barrels = [
  'antd/es/index.js',
  'antd/es/_util/hooks/index.js',
  '@rc-component/util/es/index.js',
  '@rc-component/motion/es/index.js',
].map(library)

/**
 * Few files instead of many small ones: what the first page and every other needs is one, menus and messages, which come in the
 * background, a second, what every list and form needs a third, dialogs and text fields, which also open without a list, a fourth, and the log-in a fifth.
 * Left alone, the bundler cuts a new piece for every set of pages that happens to share something. That is left to it only for what the
 * contract promises: all of it at once, for a list that needs a tenth, held a telephone up for a quarter of a second.
 */
const first = group('takt', 5, [
  ...[
    'main.tsx',
    'shell/AttentionBadge.tsx',
    'boards/MainDashboardPage.tsx',
    'shapes/Page.tsx',
    'shapes/Panel.tsx',
    'shapes/Facts.tsx',
    'fields/Shown.tsx',
    'ui/Bar.tsx',
    'ui/EmptyState.tsx',
    'ui/now.ts',
    'shapes/Chart.tsx',
    'shapes/chart-colours.ts',
  ].map(own),
  ...['button', 'config-provider', 'segmented'].map(antd),
  // The Chinese words of the pages of lists, which the library also falls back on: they must not wait for the lists.
  library('@rc-component/pagination/es/locale/zh_CN.js'),
])
/** What all of it is built on, in a file of its own: each is read in one go, and one for both held a telephone up for longer. */
const ground: Group = {
  name: (id, context) => (/\/(?:zod|contract\/src)\//.test(id) && first.name(id, context) ? 'ground' : null),
  priority: 6,
}
const chunks: Group[] = [
  first,
  ground,
  group('menus', 2, [own('ui/OpenMenu.tsx'), own('ui/ToastPlace.tsx')]),
  // A language's words in one file: the pages' book has some of the same names.
  ...['en', 'zh', 'es', 'ja'].map((language) => group(language, 4, [own(`i18n/books/${language}.ts`)])),
  group('login', 4, [own('shell/OpenPages.tsx')]),
  group('forms', 3, ['input', 'modal'].map(antd)),
  group('lists', 1, [
    own('api/lists.ts'),
    own('fields/Field.tsx'),
    ...[
      'DataTable',
      'Filters',
      'Period',
      'Sheet',
      'Wide',
      'columns',
      'Record',
      'ExportButton',
      'ConfirmButton',
    ].map((shape) => own(`shapes/${shape}.tsx`)),
    ...[
      'checkbox',
      'date-picker',
      'drawer',
      'input-number',
      'pagination',
      'popover',
      'progress',
      'select',
      'switch',
      'tabs',
    ].map(antd),
  ]),
  group('charts', 0, [own('shapes/Canvas.tsx')]),
]

const server = process.env.TAKT_SERVER ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [react(), antdStyles(), trimmed(), dressed(), compressed()],
  base: './',
  resolve: {
    alias: [
      { find: '~', replacement: path.resolve(import.meta.dirname, 'src') },
      { find: /^zod$/, replacement: path.resolve(import.meta.dirname, 'src/ui/zod-without-eval.ts') },
    ],
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { proxy: { '/api': { target: server, ws: true }, '/health': server } },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // They only declare what they are; without this every part of them is kept for the one that is used.
      treeshake: {
        moduleSideEffects: [
          {
            test: /node_modules\/(@rc-component|@ant-design|antd|react-router|@tanstack)\//,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: { groups: chunks },
        // The first file names every other: a letter less of each is half a kilobyte, which cannot be compressed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})

function group(name: string, priority: number, seeds: string[]): Group {
  let found: Set<string> | null = null
  return { priority, name: (id, context) => ((found ??= reach(seeds, context)).has(id) ? name : null) }
}

/** Everything the seeds import, directly or not, but not what is only loaded on demand. */
function reach(seeds: string[], context: Context): Set<string> {
  const found = new Set<string>()
  const left = [...seeds]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || barrels.includes(id)) continue
    found.add(id)
    left.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const trims: { file: string; from: RegExp; to: string }[] = [
  // Schemas as JSON are the server's business: 33 kB of zod that every schema refers to.
  { file: 'zod/v4/classic/schemas.js', from: /^\s*inst\._zod\.processJSONSchema = .*;$/gm, to: '' },
  {
    file: 'zod/v4/classic/schemas.js',
    from: /create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)(?:\(params\))?/g,
    to: 'undefined',
  },
  // The console has words of its own for what is wrong with a value.
  {
    file: 'zod/v4/classic/schemas.js',
    from: /import en from "..\/locales\/en.js";/,
    to: 'const en = () => ({ localeError: () => undefined });',
  },
  // The library's hints are not used (ui/Hint.tsx), but for these two they would come with every button.
  {
    file: 'antd/es/segmented/index.js',
    from: /import Tooltip from '..\/tooltip';/,
    to: 'const Tooltip = null;',
  },
  {
    file: 'antd/es/config-provider/index.js',
    from: /import UniqueProvider from '..\/tooltip\/UniqueProvider';/,
    to: 'const UniqueProvider = null;',
  },
  // Waves are switched off.
  {
    file: 'antd/es/_util/wave/useWave.js',
    from: /import showWaveEffect from '.\/WaveEffect';/,
    to: 'const showWaveEffect = null;',
  },
  // Every button needs this file to know whether a colour is bright. The picker next to it, with its folds, is used nowhere.
  {
    file: 'antd/es/color-picker/components/ColorPresets.js',
    from: /import Collapse from '..\/..\/collapse';/,
    to: 'const Collapse = null;',
  },
]

/** Takes out of libraries what the bundler cannot see to be unused. A file that no longer looks as expected stays whole, with a warning. */
function trimmed(): Plugin {
  return {
    name: 'trimmed',
    apply: 'build',
    transform(code, id) {
      const mine = trims.filter(({ file }) => id.endsWith(`node_modules/${file}`))
      const missed = mine.filter(({ from }) => code.search(from) < 0)
      if (missed.length > 0) this.warn(`nothing to trim in ${id}`)
      return mine.length === 0
        ? null
        : { code: mine.reduce((text, { from, to }) => text.replace(from, to), code), map: null }
    },
  }
}

/** Nothing is painted before the first scripts have said whether it is dark: no flash of light. A script within the page, the server's policy would refuse. */
function dressed(): Plugin {
  return {
    name: 'dressed',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
    },
  }
}

/** Compressed once, here, and not at every request: the server picks the best the browser takes. */
function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    writeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(js|css|html|svg)$/.test(file),
      )) {
        const place = path.join(folder, file)
        const plain = readFileSync(place)
        writeFileSync(`${place}.br`, brotliCompressSync(plain))
        writeFileSync(`${place}.gz`, gzipSync(plain, { level: 9 }))
      }
    },
  }
}
