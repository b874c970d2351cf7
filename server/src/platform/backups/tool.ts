import { readFileSync } from 'node:fs'
import path from 'node:path'

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as {
  version: string
} // our own file
export { version }

/** npm changes to its own directory; a relative file name is meant from where the person is. */
export function fileOfArguments(args: string[], usage: string): string {
  const [file] = args
  if (args.length !== 1 || !file || file.startsWith('-')) throw new Error(usage)
  return path.resolve(process.env.INIT_CWD ?? '.', file)
}
