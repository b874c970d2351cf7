import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { Refusal } from '@takt/contract/errors.ts'
import { mostRecent, type RecentChoice, type RecentPlace } from '@takt/contract/preferences.ts'
import { saveSettings, useSettings } from '~/api/preferences.ts'
import { readLine } from '~/api/stored.ts'

/** What is only passed by on the way to something else is not kept. */
const pause = 1500

/** Keeps what is chosen in a place for this person, newest first. `label`: how it is called; null: nothing is chosen yet. */
export function useRemember(place: RecentPlace, label: string | null) {
  const { search } = useLocation()
  const { recent } = useSettings()
  const keep = useEffectEvent((choice: RecentChoice) => {
    const before = recent[place] ?? []
    const otherChoices = before.filter(
      (one) => one.label !== choice.label || one.lineNumber !== choice.lineNumber,
    )
    const next = [choice, ...otherChoices].slice(0, mostRecent)
    if (JSON.stringify(next) === JSON.stringify(before)) return
    saveSettings({ recent: { [place]: next } }).catch((error: unknown) => {
      // Nothing was requested that could be refused visibly: what was chosen is on the screen.
      if (!(error instanceof Refusal)) throw error
    })
  })
  useEffect(() => {
    const lineNumber = readLine()
    if (label === null || lineNumber === null) return
    const timer = setTimeout(() => keep({ label, search, lineNumber }), pause)
    return () => clearTimeout(timer)
  }, [place, label, search])
}
