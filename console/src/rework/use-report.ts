import { useState } from 'react'
import type { ReworkLook, ReworkResult } from '@takt/contract/rework.ts'
import { readReworker } from '~/api/stored-bench.ts'

/** A part that is to come out, and what goes in for it. */
export type Exchange = { componentId: string; bomLot: string; serial: string; failIds: string[] }

/** What is typed of a report. `minutes` null: as the clock runs, from the scan on. */
export function useReport({ unit, operatorNo, hindrance, people }: ReworkLook) {
  const isNamed = (who: string | null) => people.some((one) => one.operatorNo === who)
  const [begun] = useState(() => Date.now())
  const [draft, setDraft] = useState(() => ({
    causeCode: '',
    repairCode: '',
    remark: '',
    operatorNo: [readReworker()].find(isNamed) ?? operatorNo,
    minutes: null as number | null,
    returnStep: unit.returnStep,
    exchanged: [] as Exchange[],
  }))
  const type = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }))
  const minutesAt = (now: number) => draft.minutes ?? Math.max(0, Math.round((now - begun) / 6000) / 10)
  /** Whoever is at the bench may report for a reworker; without one the unit waits. */
  const hindered = hindrance === 'notAllowed' && isNamed(draft.operatorNo) ? null : hindrance
  const inputFor = (reworkResult: ReworkResult) => ({
    productId: unit.productId,
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
  return { draft, type, minutesAt, hindered, inputFor }
}
export type TheReport = ReturnType<typeof useReport>
