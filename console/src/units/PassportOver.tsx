import type { ReactNode } from 'react'
import { Drawer } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import { useReturnFocus } from '~/ui/return-focus.ts'
import css from './units.module.css'

/** The passport over the list, where there is no room for both. Its head is its own. */
export function PassportOver({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { units } = useWords()
  useReturnFocus()
  return (
    <Drawer
      open
      closable={false}
      size="min(760px, 100vw)"
      onClose={onClose}
      aria-label={units.passport}
      classNames={{ body: css.drawer ?? '' }}
    >
      {children}
    </Drawer>
  )
}
