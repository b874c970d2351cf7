import { useId, useState } from 'react'
import { Select } from 'antd'
import { useFormContext } from 'react-hook-form'
import { roleTemplateNames, templateMenu, type RoleTemplateName } from '@takt/contract/role-templates.ts'
import type { RoleDraft } from '@takt/contract/users.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './people.module.css'

/** Fills a new role from a template. What was typed by hand stays; only what the template before it filled in is replaced. */
export function RoleTemplate() {
  const { people } = useWords()
  const id = useId()
  const { getValues, setValue } = useFormContext<RoleDraft>()
  const [chosen, choose] = useState<RoleTemplateName | null>(null)
  const textsOf = (name: RoleTemplateName) => ({ roleKey: name, ...people.template[name] })
  const take = (name: RoleTemplateName) => {
    const before = chosen && textsOf(chosen)
    for (const field of ['roleKey', 'roleName', 'description'] as const) {
      const typed = getValues(field)
      if (!typed || typed === before?.[field])
        setValue(field, textsOf(name)[field], { shouldDirty: true, shouldValidate: true })
    }
    setValue('menu', templateMenu(name), { shouldDirty: true })
    choose(name)
  }
  return (
    <div className={css.template}>
      <label htmlFor={id}>{people.templateOf}</label>
      <Select<RoleTemplateName>
        id={id}
        className={css.whole}
        value={chosen}
        placeholder={people.noTemplate}
        onChange={take}
        aria-describedby={`${id}-about`}
        options={roleTemplateNames.map((name) => ({ value: name, label: people.template[name].roleName }))}
      />
      <small id={`${id}-about`} className={css.quiet}>
        {chosen ? people.template[chosen].description : people.templateAbout}
      </small>
    </div>
  )
}
