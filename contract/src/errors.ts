import { equipmentErrors } from './errors/equipment.ts'
import { exchangeErrors } from './errors/exchange.ts'
import { executionErrors } from './errors/execution.ts'
import { insightErrors } from './errors/insight.ts'
import { masterdataErrors } from './errors/masterdata.ts'
import { peopleErrors } from './errors/people.ts'
import { planningErrors } from './errors/planning.ts'
import { plantErrors } from './errors/plant.ts'
import { platformErrors } from './errors/platform.ts'
import { qualityErrors } from './errors/quality.ts'
import { responseErrors } from './errors/response.ts'

/**
 * Every way a call may fail that a person can do something about. Bugs are not listed: they are a 500.
 * A rule's refusal answers HTTP 200 with its code; a call that is itself wrong has an HTTP status too.
 */
export const errors = {
  ...platformErrors,
  ...peopleErrors,
  ...plantErrors,
  ...masterdataErrors,
  ...planningErrors,
  ...executionErrors,
  ...qualityErrors,
  ...equipmentErrors,
  ...responseErrors,
  ...exchangeErrors,
  ...insightErrors,
}

export type ErrorKey = keyof typeof errors
export type Facts = Record<string, string | number>

export class Refusal extends Error {
  readonly key: ErrorKey
  readonly facts: Facts
  /** Overrides the table's field where the rule has a better one, such as `results.3.resultCode`. */
  readonly field: string | null
  constructor(key: ErrorKey, facts: Facts = {}, field?: string) {
    super(key)
    const row = errors[key]
    this.key = key
    this.facts = facts
    this.field = field ?? ('field' in row ? row.field : null)
  }
}

export const refuse = (key: ErrorKey, facts?: Facts, field?: string): never => {
  throw new Refusal(key, facts, field)
}

/** For `catch`: a refusal is an answer; a database that is away, or a bug, is not. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

/** Fills `{orderStatus}` and its like into a sentence. */
export const fill = (
  sentence: string,
  facts: Facts,
  say: (fact: string, value: string) => string = (_, value) => value,
) => sentence.replace(/\{(\w+)\}/g, (_, fact: string) => say(fact, String(facts[fact] ?? '')))
