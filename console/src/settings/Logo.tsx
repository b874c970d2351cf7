import { useEffect, useRef, useState } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { files } from '@takt/contract/files.ts'
import { logoLimit, logoTypes } from '@takt/contract/settings.ts'
import { useBrand } from '~/api/brand.ts'
import { uploadFile } from '~/api/upload.ts'
import { useFormats } from '~/fields/format.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './settings.module.css'

/** The logo: one of the uploaded files. A picture that is chosen here is uploaded at once, and is the logo when the settings are saved. */
export function Logo({ id, value, onChange, saved }: InputProps & { saved: string | null }) {
  const words = useWords()
  const { settings: said } = words
  const formats = useFormats()
  const brand = useBrand()
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ fileId: string; address: string } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.address)
    },
    [chosen],
  )
  const limit = logoLimit / 1024

  const upload = async (file: File) => {
    setRefused(null)
    if (file.size > logoLimit)
      return setRefused(fill(said.logoLarge, { size: formats.bytes(file.size), limit }))
    setBusy(true)
    try {
      const { fileId } = await uploadFile(files.upload, {}, file, () => {}, new AbortController().signal)
      setChosen({ fileId, address: URL.createObjectURL(file) })
      onChange(fileId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefused(sayRefusal(words, error))
    } finally {
      setBusy(false)
    }
  }
  const shown =
    value === null ? null : value === chosen?.fileId ? chosen?.address : value === saved ? brand.logo : null
  return (
    <div className={css.logo}>
      {shown ? (
        <img src={shown} alt={said.fields.logo} />
      ) : (
        <span>{value === null ? said.noLogo : String(value)}</span>
      )}
      <input
        ref={field}
        id={id}
        type="file"
        hidden
        accept={logoTypes.map((type) => `image/${type}`).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          target.value = ''
        }}
      />
      <Action icon="upload" busy={busy} onClick={() => field.current?.click()}>
        {said.chooseLogo}
      </Action>
      {value !== null && (
        <Action icon="bin" look="quiet" onClick={() => onChange(null)}>
          {said.removeLogo}
        </Action>
      )}
      <small className={refused ? css.error : css.hint} role={refused ? 'alert' : undefined}>
        {refused ?? fill(said.logoHint, { limit })}
      </small>
    </div>
  )
}
