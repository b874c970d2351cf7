import { parseArgs } from 'node:util'
import { languages, type Language } from '@takt/contract/languages.ts'
import { pageNames, type PageName } from '@takt/contract/pages.ts'
import { passwords } from '../call.ts'

const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]
export type Shot = { name: PageName; language: Language; mode: Mode; width: number; height: number }

const usage = `npm run pictures -- [--languages en,zh,es,ja] [--modes light,dark] [--widths 1440,1024,390] [--pages mainDashboard,…]
  [--folder .runtime/pictures] [--handbook: those of the handbook, into docs/handbook/LANGUAGE/pictures] [--url http://localhost:8080, with TAKT_PASSWORD of its admin]`

/** The options of the command line; everything where none are given. */
export function options() {
  const { values } = parseArgs({
    options: {
      languages: { type: 'string' },
      modes: { type: 'string' },
      widths: { type: 'string', default: '1440,1024,390' },
      pages: { type: 'string' },
      folder: { type: 'string', default: '.runtime/pictures' },
      url: { type: 'string' },
      handbook: { type: 'boolean', default: false },
    },
  })
  const widths = values.widths.split(',').map(Number)
  if (widths.some((width) => !Number.isInteger(width) || width < 200)) throw new Error(usage)
  return {
    languages: oneOf(languages, values.languages),
    modes: oneOf(modes, values.modes),
    widths,
    only: values.pages === undefined ? [] : oneOf(pageNames, values.pages),
    folder: values.folder,
    url: values.url,
    isForHandbook: values.handbook,
    password: process.env.TAKT_PASSWORD ?? passwords.admin,
  }
}

function oneOf<T extends string>(all: readonly T[], text: string | undefined): readonly T[] {
  if (text === undefined) return all
  return text.split(',').map((word) => {
    const found = all.find((each) => each === word)
    if (found === undefined) throw new Error(`${word} is none of ${all.join(', ')}\n${usage}`)
    return found
  })
}
