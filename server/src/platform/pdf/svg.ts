import { XMLParser } from 'fast-xml-parser'
import { type Doc, type Letters, widthOf } from './letters.ts'

type Attributes = Record<string, string | undefined>
type Element = { name: string; is: Attributes; inside: Element[]; text: string }
type Parsed = Record<string, unknown>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
})

/** A picture as ECharts writes it, scaled to a width, its upper left corner at `x`, `y`. */
export function drawSvg(doc: Doc, letters: Letters, svg: string, x: number, y: number, width: number) {
  const [root] = elementsOf(parser.parse(svg) as Parsed[]).filter(({ name }) => name === 'svg')
  if (!root) return
  const clips = new Map<string, string>()
  findClips(root, clips)
  doc.save().translate(x, y)
  doc.scale(width / Number(root.is['width']))
  for (const element of root.inside) draw(doc, letters, element, clips)
  doc.restore()
}

const elementsOf = (nodes: readonly Parsed[]): Element[] =>
  nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@')
    if (!name || name === '#text' || name === '?xml') return []
    const children = node[name] as Parsed[] // so `preserveOrder` gives them
    return [
      {
        name,
        is: (node[':@'] ?? {}) as Attributes,
        inside: elementsOf(children),
        text: children.map((child) => String(child['#text'] ?? '')).join(''),
      },
    ]
  })

function findClips({ name, is, inside }: Element, into: Map<string, string>) {
  const path = inside[0]?.is['d']
  if (name === 'clipPath' && is['id'] && path) into.set(is['id'], path)
  for (const element of inside) findClips(element, into)
}

function draw(doc: Doc, letters: Letters, element: Element, clips: ReadonlyMap<string, string>) {
  const { name, is, inside } = element
  if (name === 'defs' || name === 'style') return
  doc.save()
  const clip = clips.get(/url\(#(.*?)\)/.exec(is['clip-path'] ?? '')?.[1] ?? '')
  if (clip) doc.path(clip).clip()
  transform(doc, is['transform'])
  if (name === 'text') write(doc, letters, element)
  else {
    trace(doc, element)
    if (name !== 'g') paint(doc, is)
    for (const one of inside) draw(doc, letters, one, clips)
  }
  doc.restore()
}

/** Its outline, not painted yet. */
function trace(doc: Doc, { name, is }: Element) {
  const at = (key: string) => Number(is[key] ?? 0)
  if (name === 'path' && is['d']) doc.path(is['d'])
  else if (name === 'rect') doc.rect(at('x'), at('y'), at('width'), at('height'))
  else if (name === 'circle') doc.circle(at('cx'), at('cy'), at('r'))
  else if (name === 'line') doc.moveTo(at('x1'), at('y1')).lineTo(at('x2'), at('y2'))
  else if ((name === 'polyline' || name === 'polygon') && is['points'])
    doc.path(`M${is['points']}${name === 'polygon' ? 'Z' : ''}`)
}

function transform(doc: Doc, transforms: string | undefined) {
  for (const [, kind, given = ''] of (transforms ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = given.split(/[\s,]+/).map(Number)
    if (kind === 'matrix') doc.transform(a, b, c, d, e, f)
    if (kind === 'translate') doc.translate(a, b)
    if (kind === 'scale') doc.scale(a, b || a)
    if (kind === 'rotate') doc.rotate(a)
  }
}

function paint(doc: Doc, is: Attributes) {
  const [fill, line] = [colourOf(is, 'fill'), colourOf(is, 'stroke')]
  if (line) {
    doc.strokeColor(line.colour, line.opacity).lineWidth(Number(is['stroke-width'] ?? 1))
    const dash = is['stroke-dasharray']?.split(/[\s,]+/).map(Number)
    if (dash?.every((part) => part > 0)) doc.dash(dash as unknown as number, {}) // its types know one number, it takes a list
    if (is['stroke-linejoin'] === 'round' || is['stroke-linejoin'] === 'bevel')
      doc.lineJoin(is['stroke-linejoin'])
  }
  if (fill) doc.fillColor(fill.colour, fill.opacity)
  if (fill && line) doc.fillAndStroke()
  else if (fill) doc.fill()
  else if (line) doc.stroke()
  else doc.addContent('n') // a path that nobody sees
}

/** Without a word black is what fills, and nothing the line. */
function colourOf(is: Attributes, of: 'fill' | 'stroke') {
  const value = is[of] ?? (of === 'fill' ? '#000' : 'none')
  if (value === 'none' || value === 'transparent') return null
  const opacity = Number(is[`${of}-opacity`] ?? 1) * Number(is['opacity'] ?? 1)
  const [red = 0, green = 0, blue = 0, alpha = 1] = value.match(/[\d.]+/g)?.map(Number) ?? []
  if (!value.startsWith('rgb')) return { colour: value, opacity }
  const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return { colour, opacity: opacity * alpha }
}

/** ECharts puts every text on its middle line. */
function write(doc: Doc, letters: Letters, { is, text }: Element) {
  const style = is['style'] ?? ''
  const size = Number(/font-size:([\d.]+)px/.exec(style)?.[1] ?? 12)
  const bold = /font-weight:(bold|[6-9]00)/.test(style)
  const share = { start: 0, middle: 0.5, end: 1 }[is['text-anchor'] ?? 'start'] ?? 0
  const x = Number(is['x'] ?? 0) - widthOf(text, size) * share
  const { colour = '#000000' } = colourOf(is, 'fill') ?? {}
  letters.write(text, x, Number(is['y'] ?? 0) + size * 0.36, { size, bold, colour })
}
