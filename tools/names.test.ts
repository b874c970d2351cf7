import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'

/** Names that mean nothing when found in another file: what is wanted, told, said, known, and by whom? */
const unclear =
  /^(?:[wW]anted|[aA]sked|[kK]nown|[sS]aid|[tT]old|[bB]eside|here|Place|rowsOf|theirs|whose|others)$/
const unclearEnd = /[a-z](?:Wanted|Asked|Said|Told|Known|Here|Beside)$/

const words =
  /\b(?:wanted|asked|known|said|told|beside|here|Place|rowsOf|theirs|whose|others)\b|(?:Wanted|Asked|Said|Told|Known|Here|Beside)\b/

/** Columns of the database and fields of the wire keep their names. */
const allowed: { name: string; in: RegExp; why: string }[] = [
  {
    name: 'asked',
    in: /frozenReports|genealogy\.queries|samples\.ts|close-pass/,
    why: 'a column, or a field of the wire',
  },
  { name: 'others', in: /undo-(disposition|record)/, why: 'a column of the stored disposition' },
  { name: 'wanted', in: /guide\.queries/, why: 'a field of the wire' },
  { name: 'told', in: /waiting\.queries|bench\/src\/andon/, why: 'a column' },
  { name: 'theirs', in: /settings\/merge/, why: 'one of three: before, theirs and mine' },
  { name: 'unitsHere', in: /boards\/boards\.ts/, why: 'a field of the wire' },
  { name: 'serialsHere', in: /^simulator/, why: 'a field of the wire' },
  { name: 'livesAsked', in: /attention\.ts/, why: 'a field of the wire' },
  { name: 'alreadyKnown', in: /openhtf\/bring/, why: 'says what it counts: records that were there' },
  { name: 'setSolveAsked', in: /andon\/escalate/, why: 'writes the column solve_asked_at' },
]
const columns = /^server\/src\/platform\/db\/tables\//

const homes = ['contract', 'statistics', 'server', 'console', 'simulator', 'e2e', 'bench', 'tools']
const files = homes.flatMap((home) =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((file) => `${home}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/dist\/|contract\/src\/locales/.test(file)),
)

type Node = Record<string, unknown> & { type?: string }

const nodeOf = (value: unknown) => value as Node // the tree has no types that fit every node

/** What a pattern names by itself: a field of the same name was named where it comes from. */
function namesIn(pattern: Node | null): string[] {
  if (pattern === null) return []
  switch (pattern.type ?? '') {
    case 'Identifier':
      return [String(pattern['name'])]
    case 'ObjectPattern':
      return (pattern['properties'] as Node[]).flatMap((one) =>
        one['shorthand'] ? [] : namesIn(nodeOf(one['value'] ?? one['argument'])),
      )
    case 'ArrayPattern':
      return (pattern['elements'] as Node[]).flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(nodeOf(pattern['left']))
    case 'RestElement':
      return namesIn(nodeOf(pattern['argument']))
    default:
      return []
  }
}

const named = ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration']
const fields = ['TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition', 'MethodDefinition']

function* declaredIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const one of node) yield* declaredIn(one)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type = '', id, key, params } = nodeOf(node)
  if (type === 'VariableDeclarator' || type.endsWith('FunctionDeclaration') || named.includes(type))
    yield* namesIn(nodeOf(id))
  if (fields.includes(type)) yield String(nodeOf(key)['name'] ?? '')
  if (Array.isArray(params)) for (const one of params) yield* namesIn(nodeOf(one))
  for (const part of Object.values(node)) yield* declaredIn(part)
}

const unclearIn = (text: string, file = 'x.ts') =>
  [...declaredIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))].filter(
    (name) => unclear.test(name) || unclearEnd.test(name),
  )

test('a name tells what it holds when it is found in another file', () => {
  const found = files
    .filter((file) => !columns.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => words.test(text))
    .flatMap(({ file, text }) =>
      unclearIn(text, file)
        .filter((name) => !allowed.some((one) => one.name === name && one.in.test(file)))
        .map((name) => `${file}: ${name}`),
    )
  expect(found).toEqual([])
})

test.each([
  ['a constant', 'const known = new Map()', ['known']],
  ['a parameter', 'const f = (asked: Filter) => asked', ['asked']],
  ['a function', 'function told() {}', ['told']],
  ['a type', 'type Wanted = { page: number }', ['Wanted']],
  ['a field', 'type Sheet = { said: string }', ['said']],
  ['the rest of a pattern', 'const { format, ...wanted } = input', ['wanted']],
  ['its end', 'export const unitsWanted = 1', ['unitsWanted']],
  ['a field of the wire that is only read', 'const { asked } = pass', []],
])('finds such a name: %s', (_what, text, names) => expect(unclearIn(text)).toEqual(names))
