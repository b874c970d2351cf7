import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ThemeConfig } from 'antd'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parseAst, type Plugin } from 'vite'
import { themeFor } from '../src/ui/theme.ts'

/** Its CommonJS half: the other one names its files without their endings, which Node does not follow. */
const require = createRequire(import.meta.url)
const { default: ConfigProvider } = require('antd/lib/config-provider') as { default: Provider }
const { StyleProvider, createCache, extractStyle } = require('@ant-design/cssinjs/lib') as {
  StyleProvider: Provider
  createCache: () => { cache: Map<string, unknown> }
  extractStyle: (cache: object, options: { plain: true; types: 'style' }) => string
}
type Provider = ComponentType<Record<string, unknown> & { children?: ReactNode }>
type Node = { type: string; start: number; end: number; callee?: { name?: string }; arguments?: Node[] }
type UseStyle = (prefix: string, root: string) => unknown
type SubStyle = ComponentType<{ prefixCls: string; rootCls: string }>

const makers = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'])
const made = /export (?:default|const (\w+) =) (genStyleHooks|genComponentStyleHook|genSubStyleComponent)\(/g
const file = /\/antd\/es\/([\w-]+)\/style\/([\w-]+)\.js$/
const ofThis = '/antd-styles/'
/** What all components share, and the one that carries it: no picture is without a button. */
const shared = ['style%%Shared%ant', 'style%%ant-design-icons%anticon']
const carrier = 'button'

/** Where a component's class is not "ant-" and its folder. */
const classes: Record<string, string> = {
  button: 'ant-btn',
  'date-picker': 'ant-picker',
  'input/otp': 'ant-otp',
  'input/search': 'ant-input-search',
  'space/addon': 'ant-space-addon',
  'space/compact': 'ant-space-compact',
}

/** Of buttons that are joined to one: ours never are. */
const unused = `${ofThis}button/compact.css`

/**
 * The styles of Ant Design are written here, once, next to the scripts that need them. Written in the browser they took most of the time
 * in which a telephone does not answer. Colours and sizes are variables, which the library still sets when they change.
 * Its layer is below everything of ours: whichever file comes first, ours win.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    apply: 'build',
    transform(code, id) {
      const [, component, part] = file.exec(id) ?? []
      if (!component || !part || code.search(made) < 0) return null
      return { code: `import '${ofThis}${component}/${part}.css'\n${withoutStyles(code)}`, map: null }
    },
    resolveId: (id) => (id.startsWith(ofThis) ? id : null),
    load(id) {
      if (!id.startsWith(ofThis)) return null
      if (id === unused) return ''
      const [component = '', part = ''] = id.slice(ofThis.length, -'.css'.length).split('/')
      const [light, dark] = [
        cssOf(component, part, themeFor('#1890ff', false, 'medium', false)),
        cssOf(component, part, themeFor('#7a3fd4', true, 'mini', true)),
      ]
      // A value that was computed instead of named would stay the same when colour or size change.
      if (light !== dark) this.error(`the styles of ${component}/${part} differ between themes`)
      return `@layer reset, antd;\n@layer antd {${light}}`
    },
  }
}

/** What the style makers of one file write. */
function cssOf(component: string, part: string, theme: ThemeConfig) {
  const place = part === 'index' ? component : `${component}/${part}`
  const prefix = classes[place] ?? `ant-${component}`
  const source = readFileSync(require.resolve(`antd/es/${component}/style/${part}.js`), 'utf8')
  const exported = require(`antd/lib/${component}/style/${part}`) as Record<string, UseStyle & SubStyle>
  const parts = [...source.matchAll(made)].map(([, name = 'default', maker]) => {
    const useStyle = exported[name]!
    if (maker === 'genSubStyleComponent') return useStyle
    return function Hooked() {
      useStyle(prefix, prefix)
      return null
    }
  })
  const cache = createCache()
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(
        ConfigProvider,
        { theme },
        ...parts.map((each) => createElement(each as SubStyle, { prefixCls: prefix, rootCls: prefix })),
      ),
    ),
  )
  if (place !== carrier) for (const key of shared) cache.cache.delete(key)
  const css = extractStyle(cache, { plain: true, types: 'style' })
  return css.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '').replace(/([^{}]+)\{[^{}]*\}/g, seen)
}

/** No language of ours is written from right to left, and no buttons of ours are a group. */
const isNeverSeen = (selector: string) => /-rtl|-btn-group/.test(selector)
const seen = (rule: string, selectors: string) => (selectors.split(',').every(isNeverSeen) ? '' : rule)

/** A maker without its writer: what only that needs, the bundler leaves out. */
function withoutStyles(code: string) {
  const calls: { start: number; end: number }[] = []
  const walk = (node: Node) => {
    const { type, callee, arguments: given } = node
    if (type === 'CallExpression' && makers.has(callee?.name ?? '') && given?.[1]) calls.push(given[1])
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof child === 'object' && 'type' in child) walk(child)
  }
  walk(parseAst(code))
  return calls.reduceRight((text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`, code)
}
