import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { files } from '@takt/contract/files.ts'
import { open, pretend } from '~/testing/open.tsx'
import { PictureInput } from './PictureInput.tsx'

/** The server reads a file's first bytes: these are no picture's. */
class Upload {
  responseText = JSON.stringify({ code: 41004, key: 'files.type', facts: { allowed: 'png, xlsx, zip' } })
  upload = {}
  onload?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    sent()
    this.onload?.()
    this.onloadend?.()
  }
}
const sent = vi.fn()

test('what is no picture is refused with the kinds of pictures, by its name before it is sent, else by the server', async () => {
  vi.stubGlobal('XMLHttpRequest', Upload)
  pretend().on(files.room, () => ({ fileSize: 1e6, quota: 1e6, used: 0 }))
  const input = { id: 'a', value: null, onChange: () => {}, saved: null, savedId: null }
  await open(<PictureInput {...input} limit={1e6} label="Picture" none="No picture" />)
  const field = document.querySelector('input[type=file]')!
  const choose = (name: string) =>
    fireEvent.change(field, { target: { files: [new File(['text'], name, { type: 'image/png' })] } })
  const refusal = /not accepted.*Accepted: png, jpg, jpeg, webp, gif$/
  choose('list.pdf')
  expect((await screen.findByRole('alert')).textContent).toMatch(refusal)
  expect(sent).not.toHaveBeenCalled()
  choose('list.png')
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect((await screen.findByRole('alert')).textContent).toMatch(refusal)
})
