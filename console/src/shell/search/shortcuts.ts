import type { Words } from '@takt/contract/locales/en/words.ts'

/** What the keys do that no button shows. */
export const shortcuts: { does: keyof Words['shortcutKeys']; keys: string[] }[] = [
  { does: 'palette', keys: ['Ctrl K', '⌘ K'] },
  { does: 'shortcuts', keys: ['?'] },
  { does: 'filter', keys: ['/'] },
  { does: 'grid', keys: ['← → ↑ ↓', 'Home', 'End', 'Page ↑ ↓'] },
  { does: 'openRow', keys: ['Enter'] },
  { does: 'selectRow', keys: ['Space'] },
  { does: 'tabs', keys: ['← →', 'Home', 'End'] },
  { does: 'tabMenu', keys: ['Shift F10'] },
  { does: 'closeTab', keys: ['Delete'] },
  { does: 'escape', keys: ['Esc'] },
]
