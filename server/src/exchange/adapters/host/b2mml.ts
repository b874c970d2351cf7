import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { Refusal, refuse } from '@takt/contract/errors.ts'

type Node = { [name: string]: unknown }

const deepest = 64
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Tag names without their prefix; everything is a list, so that one of a kind and several read the same. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
  maxNestedTags: deepest,
  ignoreDeclaration: true,
  ignorePiTags: true,
  isArray: (_name, _path, isLeaf) => !isLeaf,
})

/**
 * Orders of a B2MML production schedule, in the words of an order. A document type is refused before anything is read: it is where entities
 * are declared that grow without end or fetch what is not meant for the sender. Nothing of B2MML needs one.
 */
export function readSchedule(text: string): (Node | Refusal)[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) refuse('host.doctype')
  refuseUnknownEntities(text)
  const root = parse(text.replace(/^\uFEFF/, ''))
  const [name, content] = Object.entries(root)[0] ?? ['', null]
  const schedules =
    name === 'ProductionSchedule'
      ? nodes(root, name)
      : nodes(first(content, 'DataArea'), 'ProductionSchedule')
  if (schedules.length === 0) refuse('host.message_unknown', { message: name || '–' })
  return schedules.flatMap((schedule) =>
    nodes(schedule, 'ProductionRequest').map((request) =>
      orderOf(request, lineOf(request) ?? lineOf(schedule)),
    ),
  )
}

function parse(text: string): Node {
  const valid = XMLValidator.validate(text)
  if (valid !== true) refuse('host.unreadable', { why: `${valid.err.msg} (${valid.err.line})` })
  try {
    return parser.parse(text) as Node // what it makes of any document
  } catch (error) {
    return refuse('host.unreadable', { why: error instanceof Error ? error.message : '' })
  }
}

function orderOf(request: Node, lineNumber: string | undefined): Node | Refusal {
  const requirements = requirementsOf(request)
  const produced = requirements.filter(({ use }) => use === 'Produced')
  const [product] = produced
  if (!product || produced.length > 1) return new Refusal('host.no_product')
  const starts = instantsOf(request, ['StartTime', 'EarliestStartTime'])
  const ends = instantsOf(request, ['EndTime', 'LatestEndTime'])
  const order: Node = {
    orderCode: textOf(request, 'ID'),
    typeNo: product.bomCode,
    orderNumber: product.bomQty,
    orderUnit: product.unit,
    orderName: textOf(request, 'Description') ?? product.description,
    planStart: starts[0],
    planEnd: ends.at(-1),
    lineNumber,
    materials: requirements
      .filter(({ use }) => use === 'Consumed')
      .map(({ bomCode, bomQty, unit, position }) => ({
        bomCode,
        bomQty,
        unit: unit ?? null,
        position: position ?? null,
      })),
  }
  return Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined))
}

type Requirement = {
  use: string | undefined
  bomCode: string | undefined
  bomQty: number | undefined
  unit: string | undefined
  position: string | undefined
  description: string | undefined
}

/** Of a segment and all segments within it, in the order of the document. What has no use stated is an allocation, no line of the order. */
const requirementsOf = (segment: Node): Requirement[] => [
  ...nodes(segment, 'MaterialRequirement').map((one) => requirementOf(one, textOf(one, 'MaterialUse'))),
  ...nodes(segment, 'MaterialProducedRequirement').map((one) => requirementOf(one, 'Produced')),
  ...nodes(segment, 'MaterialConsumedRequirement').map((one) => requirementOf(one, 'Consumed')),
  ...nodes(segment, 'SegmentRequirement').flatMap(requirementsOf),
]

function requirementOf(node: Node, use: string | undefined): Requirement {
  const quantity = first(node, 'Quantity')
  const amount = textOf(quantity, 'QuantityString')
  return {
    use,
    bomCode: textOf(node, 'MaterialDefinitionID'),
    bomQty: amount === undefined ? undefined : Number(amount),
    unit: textOf(quantity, 'UnitOfMeasure'),
    position: textOf(first(node, 'Location'), 'EquipmentID'),
    description: textOf(node, 'Description'),
  }
}

/** Sooner first, wherever in the request they are. */
const instantsOf = (node: Node, names: string[]): string[] =>
  [
    ...names.map((name) => textOf(node, name)),
    ...nodes(node, 'SegmentRequirement').flatMap((segment) => instantsOf(segment, names)),
  ]
    .filter((text) => text !== undefined)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))

function lineOf(node: Node) {
  const place = [...nodes(node, 'Location'), ...nodes(node, 'HierarchyScope')].find(
    (one) => (textOf(one, 'EquipmentElementLevel') ?? textOf(one, 'EquipmentLevel')) === 'ProductionLine',
  )
  return textOf(place, 'EquipmentID')
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const all = (parent: unknown, name: string): unknown[] => {
  const [one] = Array.isArray(parent) ? (parent as unknown[]) : [parent]
  const found = isNode(one) ? one[name] : undefined
  return found === undefined ? [] : Array.isArray(found) ? found : [found]
}
const nodes = (parent: unknown, name: string) => all(parent, name).filter(isNode)
const first = (parent: unknown, name: string) => nodes(parent, name)[0]

/** An empty element counts as missing. */
function textOf(parent: unknown, name: string): string | undefined {
  const [found] = all(parent, name)
  const text = typeof found === 'string' ? decode(found).trim() : ''
  return text === '' ? undefined : text
}

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi
const uncounted = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g

/** Without a document type there are five names; any other would become part of a code as it is written. */
function refuseUnknownEntities(text: string) {
  const [unknown] =
    /&(?!(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});).{0,32}/.exec(text.replaceAll(uncounted, '')) ??
    []
  if (unknown !== undefined) refuse('host.unreadable', { why: /^&[\w.-]*;?/.exec(unknown)![0] })
}

const decode = (text: string) =>
  text.replaceAll(reference, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })
