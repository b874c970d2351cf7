import { useId } from 'react'
import { Select } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { packages, type PackageKey } from '@takt/contract/packages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './packages.module.css'
import { byVersion } from './versions.ts'

/** A package to begin from. Before the route is known nothing could be taken over. */
export function LikePicker() {
  const words = useWords()
  const { packages: packageWords, definitionStatus } = words
  const id = useId()
  const { setValue } = useFormContext()
  const [like, route] = useWatch({ name: ['like', 'processingNumber'] }) as [PackageKey | null, string | null] // the form's own fields
  const { data, isPending } = useAnswer(packages.list, { limit: 200 })
  const rows = data?.rows ?? []
  const options = rows.map((one) => ({
    value: byVersion.textOf(one),
    label: `${byVersion.codeOf(one)} · ${byVersion.say(words.versions.versionHead, one)} · ${definitionStatus[one.definitionStatus]}`,
  }))
  const choose = (key: string | undefined) => {
    const one = rows.find((row) => byVersion.textOf(row) === key)
    setValue('like', one ? byVersion.keyOf(one) : null, { shouldDirty: true })
  }
  return (
    <div className={css.like}>
      <label htmlFor={id}>{packageWords.like}</label>
      <Select
        id={id}
        className={css.picker}
        disabled={!route}
        loading={isPending}
        value={like ? byVersion.textOf(like) : null}
        options={options}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={packageWords.noLike}
        onChange={choose}
        aria-describedby={`${id}-said`}
      />
      <small id={`${id}-said`} className={css.quiet}>
        {route ? packageWords.likeHint : packageWords.chooseRoute}
      </small>
    </div>
  )
}
