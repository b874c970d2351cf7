import { inflateSync } from 'node:zlib'

/** What a reader of the file could search and copy, page by page: the letters with the meaning each font gives them. */
export function textsOf(bytes: Buffer): string[][] {
  const file = bytes.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, text]) => [id!, text!]),
  )
  const streamOf = (id: string) => {
    const text = objects.get(id) ?? ''
    // By its length: the last of its bytes may look like the end of a line.
    const [, length, rest = ''] = /\/Length (\d+)[\s\S]*?stream\r?\n([\s\S]*)$/.exec(text) ?? []
    return inflateSync(Buffer.from(rest.slice(0, Number(length)), 'latin1')).toString('latin1')
  }
  const named = (text: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? ''
  const meaning = (font: string) =>
    new Map(
      [...streamOf(named(objects.get(font) ?? '', 'ToUnicode')).matchAll(/^<(..)> <([0-9a-f]+)>$/gm)].map(
        ([, code, letters]) => [code!, Buffer.from(letters!, 'hex').swap16().toString('utf16le')],
      ),
    )
  const meanings = new Map<string, Map<string, string>>()
  const pages = [...objects.values()].filter((text) => /\/Type \/Page\n/.test(text))
  return pages.map((page) => {
    const fonts = objects.get(named(page, 'Resources')) ?? page
    return [...streamOf(named(page, 'Contents')).matchAll(/^BT (.*) ET$/gm)].map(([, operators]) =>
      [...operators!.matchAll(/\/(T\d+) [\d.]+ Tf <([0-9a-f]*)> Tj/g)]
        .map(([, name, codes]) => {
          const font = named(fonts, name!)
          if (!meanings.has(font)) meanings.set(font, meaning(font))
          return codes!.replaceAll(/../g, (code) => meanings.get(font)!.get(code) ?? '?')
        })
        .join(''),
    )
  })
}
