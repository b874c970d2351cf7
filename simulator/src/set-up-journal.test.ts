import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Office } from './delivery/console-calls.ts'
import { Refused } from './delivery/console-calls.ts'
import { keptAccounts, keptOffice, openJournal } from './set-up-journal.ts'
import { setUpPlant } from './set-up.ts'
import { type OfficeRequest, notingOffice } from './testing/noting-office.ts'

const spring = Date.parse('2026-03-10T11:00:00.000Z')
const newFile = () => path.join(mkdtempSync(path.join(os.tmpdir(), 'journal-')), 'begun.jsonl')

/** A plant that is set up through one office, whoever calls; `until`: the call after which the power goes. */
async function setUpBy(file: string, requests: OfficeRequest[], until = Infinity, refusesFirst = false) {
  const there: Record<string, unknown[]> = {}
  const noting = notingOffice(requests, there)
  let calls = 0
  const office: Office = async (...call) => {
    calls += 1
    if (refusesFirst && calls === 1) throw new Refused('record.code_taken', 'It is there already')
    if (calls > until) throw new Error('killed')
    return noting(...call)
  }
  const journal = openJournal(file, spring)
  return setUpPlant(
    keptOffice(journal, () => Promise.resolve(office)),
    journal.from,
    keptAccounts(journal, () => Promise.resolve(office)),
  )
}
const namesOf = (requests: OfficeRequest[]) => requests.map(({ name, line }) => `${name} ${line ?? ''}`)

test('a set-up that is killed goes on with the call it had not made, and makes the same calls in the end', async () => {
  const whole: OfficeRequest[] = []
  await setUpBy(newFile(), whole)
  for (const until of [0, 1, 40, 137, whole.length - 1]) {
    const [file, requests]: [string, OfficeRequest[]] = [newFile(), []]
    await expect(setUpBy(file, requests, until)).rejects.toThrow('killed')
    expect(requests).toHaveLength(until)
    await setUpBy(file, requests)
    expect(namesOf(requests)).toEqual(namesOf(whole))
  }
})

test('its accounts keep their passwords, and its beginning stays', async () => {
  const [file, requests]: [string, OfficeRequest[]] = [newFile(), []]
  // The account the set-up works as; the others it makes only.
  const made = (all: OfficeRequest[]) =>
    all
      .filter(({ name }) => name === 'users/create')
      .map(({ input }) => input.password)
      .slice(-3)
  await expect(setUpBy(file, requests, 60)).rejects.toThrow('killed')
  const journal = openJournal(file, spring + 99)
  expect(journal).toMatchObject({ from: spring, isOld: true })
  await setUpBy(file, requests)
  const again: OfficeRequest[] = []
  const other = newFile()
  writeFileSync(other, `${readFileSync(file, 'utf8').split('\n')[0]!}\n`)
  await setUpBy(other, again)
  expect(made(again)).toEqual(made(requests))
})

test('the call that was on its way may be done already, and a line that was cut off is read again', async () => {
  const [file, requests]: [string, OfficeRequest[]] = [newFile(), []]
  await expect(setUpBy(file, requests, 20)).rejects.toThrow('killed')
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"name":"par`)
  await setUpBy(file, requests, Infinity, true)
  expect(requests.filter(({ name }) => name === 'lines/create')).toHaveLength(2)
})
