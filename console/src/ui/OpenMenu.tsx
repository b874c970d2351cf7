import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Dropdown, type MenuProps } from 'antd'

export type MenuParts = {
  items: NonNullable<MenuProps['items']>
  button: (onPress: () => void) => ReactNode
}

/** A menu that was just opened: it begins open, and its button keeps the focus. */
export function OpenMenu({ items, button }: MenuParts) {
  const [open, setOpen] = useState(true)
  const around = useRef<HTMLSpanElement>(null)
  useEffect(() => around.current?.querySelector('button')?.focus(), [])
  return (
    <Dropdown menu={{ items }} trigger={['click']} open={open} onOpenChange={setOpen}>
      <span ref={around}>{button(() => {})}</span>
    </Dropdown>
  )
}
