import { useEffect, useId, useRef, useState } from 'react'
import { Input } from 'antd'
import { BarcodeRule, labelFacts, readLabel } from '@takt/contract/barcode.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Fact } from '~/shapes/Facts.tsx'
import css from './bomDefs.module.css'

/** A label is scanned or typed, and it is shown how the rule reads it. */
export function TestScan({ rule }: { rule: BarcodeRule }) {
  const { bomDefs: bomDefWords } = useWords()
  const formats = useFormats()
  const id = useId()
  const [label, setLabel] = useState('')
  const answer = useRef<HTMLDivElement>(null)
  // In a form it is below the fold, where nobody would look for it.
  useEffect(() => {
    if (label) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [label])
  const good = BarcodeRule.safeParse(rule).data
  const read = label.trim() && good ? readLabel(good, label) : null
  const say = (value: string | number | null) =>
    value === null ? '–' : typeof value === 'number' ? formats.measure(value) : value
  return (
    <section className={css.test}>
      <label htmlFor={id}>{bomDefWords.test}</label>
      <Input
        id={id}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        onPressEnter={(event) => {
          event.preventDefault()
          event.currentTarget.select()
        }}
        maxLength={400}
        allowClear
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-said`}
      />
      <div ref={answer} id={`${id}-said`} role="status">
        {!label.trim() && <small className={css.hint}>{bomDefWords.testHint}</small>}
        {label.trim() && !read && <p className={css.bad}>{bomDefWords.fitsNot}</p>}
        {read && (
          <>
            <b>{bomDefWords.fits}</b>
            <dl className={css.facts}>
              {labelFacts.map((fact) => (
                <Fact key={fact} label={bomDefWords.fact[fact]}>
                  {fact === 'expiry' && read.expiry ? formats.day(read.expiry) : say(read[fact])}
                </Fact>
              ))}
            </dl>
          </>
        )}
      </div>
    </section>
  )
}
