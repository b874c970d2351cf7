import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { recordError } from './comfort/error-log.ts'

/** A page that meets a bug shows it in its own place; the frame and the other pages go on. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
    recordError(error, 'render', info.componentStack?.trim().split('\n')[0] ?? null)
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { shell } = useWords()
  return (
    <EmptyState title={shell.broken} icon="warning" role="alert">
      <p>{shell.brokenWhy}</p>
      <Action icon="refresh" onClick={() => location.reload()}>
        {shell.reload}
      </Action>
    </EmptyState>
  )
}
