import { useId, type ReactNode } from 'react'
import { Select } from 'antd'
import { Refusal } from '@takt/contract/errors.ts'
import { lines } from '@takt/contract/lines.ts'
import { sizes, type Settings } from '@takt/contract/preferences.ts'
import { useBrand } from '~/api/brand.ts'
import { useAnswer } from '~/api/hooks.ts'
import { saveSettings, useSettings } from '~/api/preferences.ts'
import { writeCookie } from '~/api/stored.ts'
import { ownNames, sayRefusal, speak, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { promptly } from '~/ui/later.ts'
import { useToast } from '~/ui/toast.ts'
import css from './account.module.css'

/** Line to start with, language, size: each acts at once and is kept for the person. */
export function Wishes() {
  const words = useWords()
  const { account, comfort, say } = words
  const toast = useToast()
  const { languages } = useBrand()
  const { lineNumber, language, size } = useSettings()
  const { data = [] } = useAnswer(lines.list, {})
  const usable = data.filter(({ enabled }) => enabled)
  const save = async (patch: Partial<Settings>) => {
    try {
      await saveSettings(patch)
      toast.tell(say.saveSuccess)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
    }
  }
  const speakNow = async (chosen: Settings['language']) => {
    // As the browser is set: an earlier choice no longer counts.
    writeCookie('language', chosen ?? '', chosen ? undefined : 0)
    if (chosen) await promptly(() => speak(chosen))
    await save({ language: chosen })
  }
  return (
    <Panel title={account.wishes}>
      <div className={css.wishes}>
        <Wish label={account.firstLine}>
          {(id) => (
            <Select
              id={id}
              value={lineNumber ?? ''}
              onChange={(line) => void save({ lineNumber: line || null })}
              options={[
                { value: '', label: account.noFirstLine },
                ...usable.map(({ lineNumber, lineName }) => ({
                  value: lineNumber,
                  label: `${lineNumber} · ${lineName}`,
                })),
              ]}
            />
          )}
        </Wish>
        <Wish label={account.language}>
          {(id) => (
            <Select
              id={id}
              value={language ?? ''}
              onChange={(chosen) => void speakNow(languages.find((one) => one === chosen) ?? null)}
              options={[
                { value: '', label: account.byBrowser },
                ...languages.map((one) => ({ value: one as string, label: ownNames[one] })),
              ]}
            /> // a choice next to the empty one
          )}
        </Wish>
        <Wish label={account.size}>
          {(id) => (
            <Select
              id={id}
              value={size}
              onChange={(chosen) => {
                writeCookie('size', chosen)
                void save({ size: chosen })
              }}
              options={sizes.map((one) => ({ value: one, label: comfort.sizes[one] }))}
            />
          )}
        </Wish>
      </div>
    </Panel>
  )
}

function Wish({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={css.wish}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
