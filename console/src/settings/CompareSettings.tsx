import { useState } from 'react'
import { Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { settings } from '@takt/contract/settings.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { differing } from './lines-of.ts'
import css from './settings.module.css'

const many = 200

/** What differs between two versions, setting by setting: at first the chosen one against what it replaced, or what is in force. */
export function CompareSettings({
  first: chosen,
  now,
  onBack,
  onClose,
}: {
  first: number
  now: number
  onBack: () => void
  onClose: () => void
}) {
  const words = useWords()
  const { settings: settingsWords } = words
  const formats = useFormats()
  const [first, setFirst] = useState(chosen === now ? chosen - 1 : chosen)
  const [second, setSecond] = useState(now)
  const { data: listed } = useAnswer(settings.versions, { limit: many })
  const before = useAnswer(settings.version, { version: first })
  const after = useAnswer(settings.version, { version: second })
  const options = [
    ...(listed?.rows ?? []).map(({ version, savedBy, name, savedAt }) => ({
      value: version,
      label: fill(settingsWords.versionOf, {
        version,
        savedBy: name ?? savedBy,
        at: formats.minute(savedAt),
      }),
    })),
    { value: 0, label: settingsWords.firstVersion },
  ]
  const rows =
    before.data && after.data && differing(before.data.settings, after.data.settings, words, formats)
  return (
    <SideSheet
      title={settingsWords.compareTitle}
      size={820}
      onClose={onClose}
      extra={
        <Action icon="left" onClick={onBack}>
          {settingsWords.versions}
        </Action>
      }
    >
      <div className={css.row}>
        <Select
          aria-label={words.versions.first}
          value={first}
          onChange={setFirst}
          options={options}
          popupMatchSelectWidth={false}
        />
        <Select
          aria-label={words.versions.second}
          value={second}
          onChange={setSecond}
          options={options}
          popupMatchSelectWidth={false}
        />
      </div>
      {!rows && <Waiting label={words.say.loading} />}
      {rows?.length === 0 && <EmptyState title={words.versions.noDifference} icon="check" />}
      {rows && rows.length > 0 && (
        <table className={css.compare}>
          <thead>
            <tr>
              <th scope="col">{settingsWords.setting}</th>
              {[first, second].map((version, side) => (
                <th key={sides[side]} scope="col">
                  {fill(settingsWords.versionHead, { version })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, label, before, after }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                <td data-side="0">{before}</td>
                <td data-side="1">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SideSheet>
  )
}

const sides = ['before', 'after']
