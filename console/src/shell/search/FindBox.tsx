import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './FindBox.module.css'
import { useHits, type Hit } from './hits.ts'
import { useOffers } from './offers.ts'

type FindBoxProps = {
  /** Also orders, lots and units, and pages that are in no menu. */
  anything?: boolean
  label: string
  hint: string
  /** After a hit was opened. */
  onDone: () => void
}

/** A field with what fits it in a list under it: arrows walk, Enter opens, Escape closes the list. */
export function FindBox({ anything = false, label, hint, onDone }: FindBoxProps) {
  const { find, say } = useWords()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [shown, setShown] = useState(false)
  const [marked, setMarked] = useState(0)
  const found = useHits(text, anything)
  const offers = useOffers()
  const typed = text.trim() !== ''
  const { hits, waiting } = typed || !anything ? found : { hits: offers, waiting: false }
  const open = shown && (typed || anything)
  const at = Math.min(marked, Math.max(0, hits.length - 1))

  useEffect(() => {
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target)) return
      setShown(false)
      setText('')
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])
  useEffect(() => {
    if (open) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, id, at])

  const choose = (hit: Hit | undefined) => {
    if (!hit) return
    setText('')
    setShown(false)
    onDone()
    hit.go()
  }
  const walk = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Tab') return setShown(false)
    if (!open) return
    if (key === 'ArrowDown' || key === 'ArrowUp')
      setMarked((at + (key === 'ArrowDown' ? 1 : hits.length - 1)) % Math.max(1, hits.length))
    // A scanner ends with Enter before anything was looked for: the first hit is then not yet the one that was meant.
    else if (key === 'Enter' && !waiting) choose(hits[at])
    else if (key === 'Escape' && typed) setShown(false)
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box} className={css.box}>
      <input
        autoFocus
        type="text"
        role="combobox"
        className={css.field}
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && hits.length > 0 ? `${id}-${at}` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setShown(true)
          setMarked(0)
        }}
        onFocus={() => setShown(true)}
        onKeyDown={walk}
      />
      {open && (
        <div className={css.list} data-anything={anything}>
          <div id={`${id}-list`} role="listbox" aria-label={label}>
            {hits.map((hit, index) => (
              <button
                key={hit.key}
                type="button"
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className={css.hit}
                onPointerMove={() => setMarked(index)}
                onClick={() => choose(hit)}
              >
                <Icon name={hit.icon} size={14} />
                <span>{hit.label}</span>
                {hit.about && <small>{hit.about}</small>}
              </button>
            ))}
          </div>
          {hits.length === 0 && <p className={css.none}>{waiting ? say.loading : find.none}</p>}
        </div>
      )}
      <p className="unseen" role="status">
        {open && !waiting ? fill(find.hits, { count: hits.length }) : ''}
      </p>
    </div>
  )
}
