import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { languages } from '@takt/contract/languages.ts'
import { CodeEntry, type CodeListName } from '@takt/contract/settings.ts'
import { ownNames, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'
import type { Typed } from './use-settings.ts'

const most = 200
const empty: CodeEntry = { code: '', en: null, zh: null, es: null, ja: null }

/** One row a code: the code itself and what it is called in each language. */
export function CodeRows({ list }: { list: CodeListName }) {
  const { settings: settingsWords, lists } = useWords()
  const { control } = useFormContext<Typed>()
  const { fields, append, remove, move } = useFieldArray({ control, name: `settings.codeLists.${list}` })
  const typed = useWatch({ control, name: `settings.codeLists.${list}` })
  const codeOf = (place: number) => typed[place]?.code || String(place + 1)
  return (
    <div className={css.codes}>
      {fields.length === 0 && <p className={css.about}>{settingsWords.noCodes}</p>}
      {fields.length > 0 && (
        <div className={css.codeHead} aria-hidden>
          <span>{settingsWords.fields.code}</span>
          {languages.map((one) => (
            <span key={one}>{ownNames[one]}</span>
          ))}
        </div>
      )}
      {fields.map(({ id }, place) => (
        <div key={id} className={css.codeRow} role="group" aria-label={codeOf(place)}>
          <SettingField
            inTable
            path={`settings.codeLists.${list}.${place}.code`}
            schema={CodeEntry.shape.code}
            label={settingsWords.fields.code}
          />
          {languages.map((one) => (
            <SettingField
              key={one}
              inTable
              path={`settings.codeLists.${list}.${place}.${one}`}
              schema={CodeEntry.shape[one]}
              label={ownNames[one]}
            />
          ))}
          <span className={css.codeActions}>
            <Action
              icon="up"
              bare
              blocked={place === 0 ? lists.first : null}
              onClick={() => move(place, place - 1)}
            >
              {fill(settingsWords.up, { code: codeOf(place) })}
            </Action>
            <Action
              icon="down"
              bare
              blocked={place === fields.length - 1 ? lists.last : null}
              onClick={() => move(place, place + 1)}
            >
              {fill(settingsWords.down, { code: codeOf(place) })}
            </Action>
            <Action icon="bin" bare onClick={() => remove(place)}>
              {fill(settingsWords.removeCode, { code: codeOf(place) })}
            </Action>
          </span>
        </div>
      ))}
      <p>
        <Action
          icon="plus"
          blocked={fields.length >= most ? settingsWords.mostCodes : null}
          onClick={() => append({ ...empty })}
        >
          {settingsWords.addCode}
        </Action>
      </p>
    </div>
  )
}
