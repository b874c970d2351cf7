import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { Arriving } from './Arriving.tsx'
import type { Question } from './ConfirmDialog.tsx'
import { later } from './later.ts'

const useQuestions = create<{ questions: (Question & { id: number })[] }>(() => ({ questions: [] }))
const ConfirmDialog = later(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)
let asking = 0

/** Asks before something is done. True: yes. Every other way out is no. */
export const confirm = (question: Omit<Question, 'answer'>) =>
  new Promise<boolean>((resolve) => {
    const id = ++asking
    const answer = (yes: boolean) => {
      useQuestions.setState(({ questions }) => ({ questions: questions.filter((one) => one.id !== id) }))
      resolve(yes)
    }
    useQuestions.setState(({ questions }) => ({ questions: [...questions, { ...question, id, answer }] }))
  })

/** Where the questions are shown: over whatever screen is open. Going to another page meanwhile counts as no. */
export function Questions() {
  const { pathname } = useLocation()
  useEffect(() => () => useQuestions.getState().questions.forEach(({ answer }) => answer(false)), [pathname])
  const questions = useQuestions((questions) => questions.questions)
  return (
    <Arriving>
      {questions.map(({ id, ...one }) => (
        <ConfirmDialog key={id} {...one} />
      ))}
    </Arriving>
  )
}
