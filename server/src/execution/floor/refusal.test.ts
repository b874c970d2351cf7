import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { refuse, Refusal } from '@takt/contract/errors.ts'
import { Journal } from '../../platform/kernel/kernel.ts'
import { aLineState } from '../../testing/line-state.ts'
import { firstMinute, messageKinds, randomMessage, randomOf } from '../../testing/random-message.ts'
import { play } from './play.ts'
import type { Floor } from './state.ts'

/** Refuses the message when it is about to make its nth change; the last chance is when it is accepted. */
class RefusingJournal extends Journal {
  left = Infinity
  own<T extends object>(entity: T) {
    this.#count()
    return super.own(entity)
  }
  push<T>(list: T[], ...added: T[]) {
    this.#count()
    super.push(list, ...added)
  }
  set<K, V>(map: Map<K, V>, key: K, value: V) {
    this.#count()
    super.set(map, key, value)
  }
  delete<K, V>(map: Map<K, V>, key: K) {
    this.#count()
    super.delete(map, key)
  }
  add<T>(set: Set<T>, value: T) {
    this.#count()
    super.add(set, value)
  }
  remove<T>(set: Set<T>, value: T) {
    this.#count()
    super.remove(set, value)
  }
  commit() {
    if (this.left !== Infinity) refuse('call.too_many')
    super.commit()
  }
  #count() {
    if (--this.left === 0) refuse('call.too_many')
  }
}

/** All of the line's state that is data. */
const dataOf = ({
  journal: _journal,
  productionDay: _day,
  view: _view,
  defects: _defects,
  aspects,
  ...data
}: Floor) => ({
  ...data,
  states: aspects.map(({ state }) => state),
})

/** Plays many messages; returns what was refused, and fails on the first refusal that changed something. */
function playMany(seed: number, messages: number, interrupts: boolean) {
  const random = randomOf(seed)
  const journal = new RefusingJournal()
  const floor = aLineState(journal)
  const refused = new Map<string, Set<string>>()
  const accepted = new Set<string>()
  for (let minute = 0; minute < messages; minute++) {
    const message = randomMessage(random, floor, minute)
    const before = structuredClone(dataOf(floor))
    journal.left = interrupts && random() < 0.5 ? 1 + Math.floor(random() * 25) : Infinity
    const played = play(floor, message, firstMinute + minute * 60_000)
    if (!(played instanceof Refusal)) {
      accepted.add(message.kind)
      continue
    }
    refused.set(message.kind, (refused.get(message.kind) ?? new Set()).add(played.key))
    if (isDeepStrictEqual(dataOf(floor), before)) continue
    expect(
      dataOf(floor),
      `seed ${seed}, message ${minute}: ${JSON.stringify(message)} ${played.key}`,
    ).toEqual(before)
  }
  return { refused, accepted }
}

test('a refused message has changed nothing, whatever was played before it', () => {
  const keys = new Set<string>()
  const accepted = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const played = playMany(seed, 120, false)
    for (const found of played.refused.values()) for (const key of found) keys.add(key)
    for (const kind of played.accepted) accepted.add(kind)
  }
  expect([...accepted].toSorted()).toEqual(messageKinds.toSorted())
  // The messages reach the rules: many different refusals, of the unit, its readings and its material.
  expect(keys.size).toBeGreaterThan(14)
  for (const key of [
    'station.unit_unknown',
    'station.result_twice',
    'materials.place_taken',
    'materials.not_in_unit',
  ])
    expect([...keys]).toContain(key)
})

test('a message of any verb that is refused halfway has changed nothing', () => {
  const interrupted = new Set<string>()
  for (let seed = 101; seed <= 112; seed++)
    for (const [kind, keys] of playMany(seed, 120, true).refused)
      if (keys.has('call.too_many')) interrupted.add(kind)
  expect([...interrupted].toSorted()).toEqual(messageKinds.toSorted())
})
