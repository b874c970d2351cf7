import { useState } from 'react'
import { Select, Switch } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { switchableReasons } from '@takt/contract/reasons.ts'
import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './settings.module.css'
import type { Typed } from './use-settings.ts'

type Switchable = (typeof switchableReasons)[number]

/** Which checks apply to a unit on a line. Of a line whose checks are all on, nothing is kept. */
export function Checks() {
  const { settings: settingsWords, reason } = useWords()
  const { data } = useAnswer(lines.list, {})
  const { setValue } = useFormContext<Typed>()
  const checks = useWatch<Typed, 'settings.checks'>({ name: 'settings.checks' })
  const [chosen, choose] = useState(readLine())
  if (data?.length === 0) return <EmptyState title={settingsWords.noLines} icon="line" />
  const line =
    data?.find(({ lineNumber }) => lineNumber === chosen)?.lineNumber ?? data?.[0]?.lineNumber ?? null
  const offAt = (lineNumber: string | null) => checks.find((one) => one.lineNumber === lineNumber)?.off ?? []
  const off = offAt(line)

  const turn = (one: Switchable, on: boolean) => {
    if (line === null) return
    const next = switchableReasons.filter((reason) => (reason === one ? !on : off.includes(reason)))
    const otherLines = checks.filter(({ lineNumber }) => lineNumber !== line)
    const all = next.length > 0 ? [...otherLines, { lineNumber: line, off: next }] : otherLines
    setValue(
      'settings.checks',
      all.toSorted((a, b) => a.lineNumber.localeCompare(b.lineNumber)),
      { shouldDirty: true, shouldValidate: true },
    )
  }
  return (
    <div className={css.section}>
      <p className={css.warning}>
        <Icon name="warning" /> {settingsWords.checksHint}
      </p>
      <label className={css.field}>
        <span>{settingsWords.checksLine}</span>
        <Select
          aria-label={settingsWords.checksLine}
          value={line}
          onChange={choose}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          options={(data ?? []).map(({ lineNumber, lineName }) => ({
            value: lineNumber,
            label: `${lineNumber} · ${lineName} · ${offAt(lineNumber).length === 0 ? settingsWords.allOn : fill(settingsWords.someOff, { count: offAt(lineNumber).length })}`,
          }))}
        />
      </label>
      <h3 className={css.head}>{settingsWords.noGoWhen}</h3>
      <ul className={css.switches}>
        {switchableReasons.map((one) => (
          <li key={one} data-off={off.includes(one)}>
            <label>
              <Switch
                checked={!off.includes(one)}
                onChange={(on) => turn(one, on)}
                checkedChildren={settingsWords.on}
                unCheckedChildren={settingsWords.isOff}
              />{' '}
              {reason[one]}
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
