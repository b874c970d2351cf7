import { Action } from '~/ui/Action.tsx'
import { useFullscreen } from './fullscreen.ts'

export function FullscreenButton() {
  const { full, label, toggle } = useFullscreen()
  return (
    <Action icon={full ? 'shrink' : 'fullscreen'} bare onClick={() => void toggle()}>
      {label}
    </Action>
  )
}
