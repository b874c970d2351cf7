import { createContext, use, type ReactNode } from 'react'

/**
 * The buttons of a table's row are drawn twice: in the row, where those without words leave their place to the menu, and in the menu, which has them in words.
 * Whole: the menu holds all of them, for a row that shows none.
 * Null: no row, or a part of one that is drawn as it is.
 */
export const RowPart = createContext<'row' | 'menu' | 'whole' | null>(null)

/** Buttons that stay in the row though they have no words: arrows that move it. */
export function StaysInRow({ children }: { children: ReactNode }) {
  const part = use(RowPart)
  if (part === 'menu') return null
  return part === 'whole' ? children : <RowPart value={null}>{children}</RowPart>
}
