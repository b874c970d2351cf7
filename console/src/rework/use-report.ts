import { useState } from 'react'
import type { FoundInRework, ReworkLook, ReworkResult } from '@takt/contract/rework.ts'
import { readReworker } from '~/api/stored-bench.ts'

const isOpenOn =
  (productId: string) =>
  (one: FoundInRework): boolean =>
    one.productId === productId && (one.failStatus === 'open' || one.failStatus === 'rework')

/** A part that is to come out, and what goes in for it. */
export type Exchange = { componentId: string; bomLot: string; serial: string; failIds: string[] }

/** What is typed of a report. `minutes` null: as the clock runs, from the scan on. */
export function useReport({ unit, operatorNo, hindrance, people, failures }: ReworkLook) {
  const isNamed = (who: string | null) => people.some((one) => one.operatorNo === who)
  const [begun] = useState(() => Date.now())
  const [draft, setDraft] = useState(() => ({
    failId: null as string | null,
    causeCode: '',
    repairCode: '',
    remark: '',
    operatorNo: [readReworker()].find(isNamed) ?? operatorNo,
    minutes: null as number | null,
    returnStep: unit.returnStep,
    exchanged: [] as Exchange[],
  }))
  const open = failures.filter(isOpenOn(unit.productId))
  /** What it is about: the newest, as long as no other is chosen. */
  const about = open.find(({ failId }) => failId === draft.failId) ?? open.at(-1) ?? null
  const type = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }))
  const minutesAt = (now: number) => draft.minutes ?? Math.max(0, Math.round((now - begun) / 6000) / 10)
  /** Whoever is at the bench may report for a reworker; without one the unit waits. */
  const hindered = hindrance === 'notAllowed' && isNamed(draft.operatorNo) ? null : hindrance
  const inputFor = (reworkResult: ReworkResult) => ({
    productId: unit.productId,
    ...(draft.failId !== null && about && { failId: about.failId }),
    reworkResult,
    causeCode: draft.causeCode.trim() || null,
    repairCode: draft.repairCode.trim() || null,
    remark: draft.remark.trim() || null,
    ...(draft.operatorNo && draft.operatorNo !== operatorNo && { operatorNo: draft.operatorNo }),
    returnStep: reworkResult === 'repaired' ? draft.returnStep : null,
    timeSpent: draft.minutes === null ? Math.max(0, (Date.now() - begun) / 1000) : draft.minutes * 60,
    exchanged: draft.exchanged.map(({ componentId, bomLot, serial, failIds }) => ({
      componentId,
      failIds,
      ...(bomLot.trim() && { bomLot: bomLot.trim() }),
      ...(serial.trim() && { serial: serial.trim() }),
    })),
  })
  return { draft, type, open, about, minutesAt, hindered, inputFor }
}
export type TheReport = ReturnType<typeof useReport>
