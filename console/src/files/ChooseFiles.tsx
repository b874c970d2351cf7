import { useRef } from 'react'
import { fileEndings } from '@takt/contract/files.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

const accept = fileEndings.map((ending) => `.${ending}`).join(',')

export function ChooseFiles({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { files } = useWords()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple
        accept={accept}
        hidden
        aria-label={files.upload}
        onChange={({ target }) => {
          if (target.files?.length) onChoose([...target.files])
          target.value = ''
        }}
      />
      <Action icon="upload" look="main" onClick={() => field.current?.click()}>
        {files.upload}
      </Action>
    </>
  )
}
