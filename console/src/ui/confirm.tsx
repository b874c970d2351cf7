import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { Arriving } from './Arriving.tsx'
import type { Asked } from './ConfirmDialog.tsx'
import { later } from './later.ts'

const useAsked = create<{ asked: (Asked & { id: number })[] }>(() => ({ asked: [] }))
const ConfirmDialog = later(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)
let asking = 0

/** Asks before something is done. True: yes. Every other way out is no. */
export const confirm = (question: Omit<Asked, 'answer'>) =>
  new Promise<boolean>((resolve) => {
    const id = ++asking
    const answer = (yes: boolean) => {
      useAsked.setState(({ asked }) => ({ asked: asked.filter((one) => one.id !== id) }))
      resolve(yes)
    }
    useAsked.setState(({ asked }) => ({ asked: [...asked, { ...question, id, answer }] }))
  })

/** Where the questions are asked: over whatever screen is open. Who goes to another page meanwhile has said no. */
export function Questions() {
  const { pathname } = useLocation()
  useEffect(() => () => useAsked.getState().asked.forEach(({ answer }) => answer(false)), [pathname])
  const asked = useAsked((questions) => questions.asked)
  return (
    <Arriving>
      {asked.map(({ id, ...one }) => (
        <ConfirmDialog key={id} {...one} />
      ))}
    </Arriving>
  )
}
