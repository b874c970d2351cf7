import type { ReactNode } from 'react'
import { Drawer } from 'antd'
import { useReturnFocus } from './return-focus.ts'
import { isSecondClick } from './second-click.ts'
import css from './SideSheet.module.css'

type SideSheetProps = {
  title: ReactNode
  size: number
  onClose: () => void
  extra?: ReactNode
  footer?: ReactNode
  bodyClass?: string | undefined
  /** It is wholly there, and has the focus. */ onOpened?: () => void
  children: ReactNode
}

/** A drawer that is there as long as it is drawn, and gives the focus back. */
export function SideSheet({ bodyClass, onOpened, onClose, children, ...drawer }: SideSheetProps) {
  useReturnFocus()
  return (
    <Drawer
      open
      {...drawer}
      onClose={(event) => {
        if (!isSecondClick(event)) onClose()
      }}
      afterOpenChange={(opened) => {
        if (opened) onOpened?.()
      }}
      classNames={{ body: bodyClass ?? '', header: css.header ?? '' }}
    >
      {children}
    </Drawer>
  )
}
