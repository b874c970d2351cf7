import { useState } from 'react'
import { Arriving } from './Arriving.tsx'
import { later } from './later.ts'
import type { MenuParts } from './OpenMenu.tsx'
import { loadMenu } from './soon.ts'

const OpenMenu = later(async () => (await loadMenu()).OpenMenu)

/** A button with a menu. The library's menu weighs 20 kB, which the first page does not wait for: it comes in the background, or with the first press. */
export function Menu(menu: MenuParts) {
  const [used, setUsed] = useState(false)
  const button = <span>{menu.button(() => setUsed(true))}</span>
  if (!used) return button
  return (
    <Arriving fallback={button}>
      <OpenMenu {...menu} />
    </Arriving>
  )
}
