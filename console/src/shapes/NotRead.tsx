import type { ReactNode } from 'react'
import type { Refusal } from '@takt/contract/errors.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'

/** What could not be read: why, and a way to try again, besides what else may help. */
export function NotRead({
  error,
  again,
  children,
}: {
  error: Refusal
  again?: () => unknown
  children?: ReactNode
}) {
  const words = useWords()
  return (
    <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert">
      {again && (
        <Action icon="refresh" onClick={() => void again()}>
          {words.say.retry}
        </Action>
      )}
      {children}
    </EmptyState>
  )
}
