import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { nowIso } from '../platform/db/instants.ts'

const run = promisify(execFile)
type Answer = { code: number; data: Record<string, unknown> }

/** The examples in a page of the documentation, as printed there. */
export function examplesOf(page: string, language: 'sh' | 'json' = 'sh') {
  const text = readFileSync(new URL(`../../../docs/${page}.md`, import.meta.url), 'utf8')
  return [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter(([, written]) => written === language)
    .map(([, , example]) => example!)
}

/** What a shell is answered to them, one answer a curl. */
export async function answersTo(examples: readonly string[], given: Record<string, string>, cwd?: string) {
  const answers: Answer[] = []
  for (const example of examples) {
    const { stdout } = await run('sh', ['-c', example.replaceAll('\ncurl', '\necho; curl')], {
      cwd,
      env: { ...process.env, NOW: nowIso(), ...given },
    })
    answers.push(...stdout.split('\n').map((line): Answer => JSON.parse(line)))
  }
  return answers
}
