import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Input, InputNumber, type InputRef } from 'antd'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { materials } from '@takt/contract/materials.ts'
import { stations } from '@takt/contract/stations.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { useScanner } from '~/shapes/scanner.ts'
import { Action } from '~/ui/Action.tsx'
import css from './materials.module.css'
import { type Draft, scanned, type TheBinding } from './use-binding.ts'

/** Station, position, label: three scans bind a lot. A scanner is heard wherever the focus is; a keyboard walks with Enter. */
export function BindBar({ binding }: { binding: TheBinding }) {
  const words = useWords()
  const { materials: said, field } = words
  const { draft, extra, turn, busy, wrong, begin, type, advance } = binding
  const forbidden = useForbidden(materials.bind)
  const { data: places = [] } = useAnswer(stations.names, {})
  const box = useRef<HTMLFormElement>(null)
  const id = useId()

  useScanner((text) => {
    if (forbidden) return
    const at = [...scanned, ...extra].find((name) => draft[name] === '' || draft[name] === null) ?? 'label'
    advance({ [at]: at === 'quantity' ? Number(text) || null : text })
  })
  useEffect(() => {
    box.current
      ?.querySelector<HTMLElement>(`[data-at="${turn.at}"] input, [data-at="${turn.at}"] button`)
      ?.focus()
  }, [turn])

  const slot = (name: keyof Draft, label: string, input: (id: string) => ReactNode) => (
    <Slot
      key={name}
      name={name}
      id={`${id}-${name}`}
      label={label}
      wrong={wrong?.field === name ? wrong.text : null}
    >
      {input(`${id}-${name}`)}
    </Slot>
  )
  const text = (name: 'stationNumber' | 'position' | 'label' | 'reason', label: string, list?: string) =>
    slot(name, label, (own) => (
      <Line
        id={own}
        value={draft[name]}
        invalid={wrong?.field === name}
        most={name === 'label' ? 400 : name === 'reason' ? 2000 : 64}
        list={list}
        onType={(value) => type({ [name]: value })}
      />
    ))
  return (
    <form
      ref={box}
      className={css.bind}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        if (!forbidden) advance()
      }}
    >
      <h2 id={id}>{said.bindTitle}</h2>
      {text('stationNumber', field.stationNumber, `${id}-stations`)}
      <datalist id={`${id}-stations`}>
        {places.map(({ stationNumber, stationName }) => (
          <option key={stationNumber} value={stationNumber}>
            {stationName}
          </option>
        ))}
      </datalist>
      {text('position', field.position)}
      {text('label', said.label)}
      {extra.includes('bomCode') &&
        slot('bomCode', field.part, () => (
          <WhichPart
            parts={String(wrong?.facts.parts ?? draft.bomCode).split(', ')}
            chosen={draft.bomCode}
            onChoose={(bomCode) => advance({ bomCode })}
          />
        ))}
      {extra.includes('quantity') &&
        slot('quantity', field.quantity, (own) => (
          <InputNumber<number>
            id={own}
            className={css.whole}
            min={0}
            value={draft.quantity}
            onChange={(quantity) => type({ quantity })}
          />
        ))}
      {extra.includes('reason') && text('reason', field.reason)}
      <span className={css.send}>
        <Action look="main" icon="link" busy={busy} blocked={forbidden} onClick={() => advance()}>
          {said.bind}
        </Action>
        {Object.values(draft).some((value) => value !== '' && value !== null) && (
          <Action look="quiet" icon="close" bare onClick={() => begin({})}>
            {said.startOver}
          </Action>
        )}
      </span>
      {wrong && wrong.field === null && (
        <p role="alert" className={css.wrong}>
          {wrong.text}
        </p>
      )}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </form>
  )
}

function Slot({
  name,
  id,
  label,
  wrong,
  children,
}: {
  name: string
  id: string
  label: string
  wrong: string | null
  children: ReactNode
}) {
  return (
    <div className={css.slot} data-at={name}>
      <label htmlFor={id}>{label}</label>
      {children}
      {wrong && (
        <small id={`${id}-said`} role="alert" className={css.wrong}>
          {wrong}
        </small>
      )}
    </div>
  )
}

type LineProps = {
  id: string
  value: string
  invalid: boolean
  most: number
  list?: string | undefined
  onType: (value: string) => void
}
/** The text stays selected when one comes back to it, so that the next scan writes over it. */
function Line({ id, value, invalid, most, list, onType }: LineProps) {
  const input = useRef<InputRef>(null)
  return (
    <Input
      ref={input}
      id={id}
      size="large"
      autoComplete="off"
      spellCheck={false}
      maxLength={most}
      list={list}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={invalid ? `${id}-said` : undefined}
      value={value}
      onFocus={() => input.current?.select()}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** A press chooses, so does a scan of the part's own label. */
function WhichPart({
  parts,
  chosen,
  onChoose,
}: {
  parts: string[]
  chosen: string
  onChoose: (bomCode: string) => void
}) {
  const { data = [] } = useAnswer(bomDefs.names, {})
  const nameOf = (bomCode: string) => data.find((part) => part.bomCode === bomCode)?.bomName
  return (
    <span className={css.parts}>
      {parts.map((bomCode) => (
        <Action key={bomCode} look={bomCode === chosen ? 'main' : 'plain'} onClick={() => onChoose(bomCode)}>
          {[bomCode, nameOf(bomCode)].filter(Boolean).join(' · ')}
        </Action>
      ))}
    </span>
  )
}
