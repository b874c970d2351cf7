import { useRef, type ReactNode } from 'react'
import { Input, type InputRef } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { NumberRule, type NumberRuleName } from '@takt/contract/number-rule.ts'
import { numberTokens } from '@takt/contract/numbering.ts'
import { useWords } from '~/i18n/words.tsx'
import { useSample } from './sample.ts'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'
import type { Typed } from './use-settings.ts'

/** A rule with what it may hold, and the first and last numbers it gives while one types. */
export function NumberRuleRow({ name }: { name: NumberRuleName }) {
  const { settings: settingsWords, numberRule } = useWords()
  const { setValue, getValues } = useFormContext<Typed>()
  const field = useRef<InputRef>(null)
  const path = `settings.numbering.${name}.pattern` as const
  const tokens = numberTokens.filter((token) => !(name === 'order' && token === 'orderCode'))

  const insert = (token: string) => {
    const typed = getValues(path) ?? ''
    const at = field.current?.input?.selectionStart ?? typed.length
    setValue(path, typed.slice(0, at) + token + typed.slice(at), { shouldDirty: true, shouldValidate: true })
    field.current?.focus()
  }
  return (
    <fieldset className={css.rule}>
      <legend>{numberRule[name]}</legend>
      <div className={css.row}>
        <SettingField
          path={path}
          schema={NumberRule.shape.pattern}
          label={settingsWords.fields.pattern}
          input={({ id, value, onChange, onBlur, invalid, describedBy }) => (
            <Input
              ref={field}
              id={id}
              className={css.pattern}
              value={String(value ?? '')}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              status={invalid ? 'error' : ''}
              aria-invalid={invalid}
              aria-describedby={describedBy}
              onChange={({ target }) => onChange(target.value)}
              onBlur={onBlur}
            />
          )}
        />
        <SettingField
          path={`settings.numbering.${name}.reset`}
          schema={NumberRule.shape.reset}
          label={settingsWords.fields.reset}
        />
      </div>
      <p className={css.tokens}>
        {tokens.map((token) => {
          const written = token === 'seq' ? '{seq:4}' : `{${token}}`
          return (
            <button
              key={token}
              type="button"
              aria-label={fill(settingsWords.insert, { token: settingsWords.token[token] })}
              onClick={() => insert(written)}
            >
              <code>{written}</code> {settingsWords.token[token]}
            </button>
          )
        })}
      </p>
      <Numbers name={name} />
    </fieldset>
  )
}

/** Nothing where the rule cannot number: the reason is at the field. */
function Numbers({ name }: { name: NumberRuleName }): ReactNode {
  const { settings: settingsWords } = useWords()
  const sample = useSample()
  const numbering = useWatch<Typed, 'settings.numbering'>({ name: 'settings.numbering' })
  const numbers = sample(name, numbering)
  if (!numbers) return null
  const [first, second, last] = numbers
  return (
    <output className={css.numbers}>
      <span>
        {settingsWords.next} <b>{first}</b>
      </span>
      {second && (
        <span>
          {settingsWords.after} <b>{second}</b>
        </span>
      )}
      <span>
        {settingsWords.last} <b>{last}</b>
      </span>
    </output>
  )
}
