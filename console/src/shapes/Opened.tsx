import { useState, type ReactNode } from 'react'
import type { Refusal } from '@takt/contract/errors.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'

type OpenedProps<Row> = {
  title: string
  row: Row | undefined
  /** It was read, and there is none. */
  missing: boolean
  error: Refusal | null
  onClose: () => void
  children: (row: Row) => ReactNode
}

/** The record the address names, or why there is none. One that was shown and then deleted just goes. */
export function Opened<Row>({ title, row, missing, error, onClose, children }: OpenedProps<Row>) {
  const words = useWords()
  const [wasShown, setWasShown] = useState(false)
  if (row !== undefined && !wasShown) setWasShown(true)
  if (row !== undefined) return children(row)
  if (wasShown && missing) return null
  const text = error ? sayRefusal(words, error) : missing ? words.error['record.unknown'] : null
  return (
    text && (
      <SideSheet title={title} size={760} onClose={onClose}>
        <EmptyState title={text} icon={error ? 'warning' : 'search'} role="alert" />
      </SideSheet>
    )
  )
}
