import { readFileSync } from 'node:fs'

/** The rows of a file of known answers, without its head. */
export function readOracle(name: string) {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map((cell) => cell.trim()))
}
