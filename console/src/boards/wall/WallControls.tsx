import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './wall.module.css'

type ControlsProps = {
  many: number
  at: number
  resting: boolean
  onRest: (resting: boolean) => void
  onGo: (by: number) => void
  /** Who came by a link has nowhere to go from here. */
  isLink: boolean
  expiresAt: string | null
}
const lasting = 8_000

/** Not seen until somebody clicks or presses Escape, and gone again soon after. */
export function WallControls({ many, at, resting, onRest, onGo, isLink, expiresAt }: ControlsProps) {
  const { walls } = useWords()
  const formats = useFormats()
  const navigate = useNavigate()
  const [shown, show] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useShownOnDemand(shown, show)
  // When they appear, not at every move.
  const open = shown > 0
  useEffect(() => {
    if (open) box.current?.querySelector('button')?.focus()
  }, [open])
  const [full, toggleFull] = useFullScreen()
  if (!open) return null
  return (
    <div ref={box} className={css.controls} role="toolbar" aria-label={walls.controls}>
      {many > 1 && (
        <Control icon="left" onPress={() => onGo(-1)}>
          {walls.previous}
        </Control>
      )}
      {many > 1 && (
        <Control icon={resting ? 'play' : 'pause'} onPress={() => onRest(!resting)}>
          {resting ? walls.go : walls.pause}
        </Control>
      )}
      {many > 1 && (
        <Control icon="right" onPress={() => onGo(1)}>
          {walls.next}
        </Control>
      )}
      {many > 1 && <span className={css.place}>{`${at + 1} / ${many}`}</span>}
      <Control icon={full ? 'shrink' : 'fullscreen'} onPress={toggleFull}>
        {full ? walls.window : walls.full}
      </Control>
      {!isLink && (
        <Control icon="close" onPress={() => void navigate(pages.mainDashboard.path)}>
          {walls.leave}
        </Control>
      )}
      {expiresAt && (
        <span className={css.place}>{fill(walls.expiresOn, { day: formats.minute(expiresAt) })}</span>
      )}
    </div>
  )
}

const Control = ({ icon, onPress, children }: { icon: IconName; onPress: () => void; children: string }) => (
  <button type="button" onClick={onPress}>
    <Icon name={icon} />
    {children}
  </button>
)

/** `shown` counts what keeps them there: each press starts the time anew. */
function useShownOnDemand(shown: number, show: (next: (now: number) => number) => void) {
  const press = useEffectEvent(() => show((now) => now + 1))
  const toggle = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') show((now) => (now > 0 ? 0 : 1))
    else if (shown > 0) press()
  })
  useEffect(() => {
    const pressed = () => press()
    const typed = (event: KeyboardEvent) => toggle(event)
    window.addEventListener('click', pressed)
    window.addEventListener('keydown', typed)
    return () => {
      window.removeEventListener('click', pressed)
      window.removeEventListener('keydown', typed)
    }
  }, [])
  useEffect(() => {
    if (shown === 0) return
    const timer = setTimeout(() => show(() => 0), lasting)
    return () => clearTimeout(timer)
  }, [shown, show])
}

function useFullScreen(): [boolean, () => void] {
  const { walls } = useWords()
  const toast = useToast()
  const [full, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  const toggle = () => {
    if (!document.fullscreenEnabled) return toast.warn(walls.noFull)
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => toast.warn(walls.noFull))
  }
  return [full, toggle]
}
