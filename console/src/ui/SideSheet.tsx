import type { ReactNode } from 'react'
import { Drawer } from 'antd'
import { useReturnFocus } from './return-focus.ts'
import css from './SideSheet.module.css'

type SideSheetProps = {
  title: ReactNode
  size: number
  onClose: () => void
  extra?: ReactNode
  footer?: ReactNode
  bodyClass?: string | undefined
  children: ReactNode
}

/** A drawer that is there as long as it is drawn, and gives the focus back. */
export function SideSheet({ bodyClass, children, ...drawer }: SideSheetProps) {
  useReturnFocus()
  return (
    <Drawer open {...drawer} classNames={{ body: bodyClass ?? '', header: css.header ?? '' }}>
      {children}
    </Drawer>
  )
}
