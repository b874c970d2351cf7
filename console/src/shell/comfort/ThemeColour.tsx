import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Input } from 'antd'
import { Settings } from '@takt/contract/preferences.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './comfort.module.css'

/** None that looks like the colour of a state: green, orange, red and brown mean something about the plant. */
const presets = {
  blue: '#1890ff',
  indigo: '#4355c4',
  tealBlue: '#0b7a94',
  slate: '#4a5a6b',
} as const
const names = Object.keys(presets) as (keyof typeof presets)[] // its own keys

/** One of four, or any other: picked, or typed as its code. What is no colour, such as nothing at all, changes nothing. */
export function ThemeColour({ value, onChoose }: { value: string; onChoose: (theme: string) => void }) {
  const { appearance } = useWords()
  return (
    <fieldset>
      <legend>{appearance.theme}</legend>
      <div className={css.presets}>
        {names.map((name) => (
          <input
            key={name}
            type="radio"
            name="theme"
            aria-label={appearance.colours[name]}
            title={appearance.colours[name]}
            style={{ backgroundColor: presets[name] }}
            checked={value.toLowerCase() === presets[name]}
            onChange={() => onChoose(presets[name])}
          />
        ))}
      </div>
      <div className={css.own}>
        <Picker value={value} onChoose={onChoose} label={appearance.ownColour} />
        <Code value={value} onChoose={onChoose} label={appearance.colourCode} />
      </div>
    </fieldset>
  )
}

type OwnProps = { value: string; onChoose: (theme: string) => void; label: string }

/** What is being picked or typed, until another colour is chosen. */
function useDraft(value: string) {
  const [draft, setDraft] = useState({ of: value, typed: value })
  if (draft.of !== value) setDraft({ of: value, typed: value })
  return [draft.typed, (typed: string) => setDraft({ of: value, typed })] as const
}

/** The browser's own picker: chosen when it closes, not at every shade the pointer passes. */
function Picker({ value, onChoose, label }: OwnProps) {
  const field = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useDraft(value)
  const choose = useEffectEvent((colour: string) => onChoose(colour))
  useEffect(() => {
    const { current } = field
    const hear = () => {
      if (current) choose(current.value)
    }
    current?.addEventListener('change', hear)
    return () => current?.removeEventListener('change', hear)
  }, [])
  return (
    <input
      ref={field}
      type="color"
      aria-label={label}
      title={label}
      value={picked.toLowerCase()}
      onChange={({ target }) => setPicked(target.value)}
    />
  )
}

function Code({ value, onChoose, label }: OwnProps) {
  const [typed, setTyped] = useDraft(value)
  const colour = Settings.shape.theme.safeParse(typed.trim())
  const settle = () => {
    if (!colour.success) return setTyped(value)
    if (colour.data !== value) onChoose(colour.data)
  }
  return (
    <Input
      aria-label={label}
      value={typed}
      maxLength={9}
      allowClear
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onPressEnter={settle}
    />
  )
}
