import type { ReactNode } from 'react'
import { RowActions } from './RowActions.tsx'

/** What a page does less often, behind ⋯ in its head. Apart from `Page`: the first page has none, and does without the library's popover. */
export const MoreActions = ({ children }: { children: ReactNode }) => (
  <RowActions tabIndex={0} whole>
    {children}
  </RowActions>
)
