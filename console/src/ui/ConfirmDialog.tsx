import type { ReactNode } from 'react'
import { Modal } from 'antd'
import { useReturnFocus } from './return-focus.ts'

export type Question = {
  title: string
  text?: ReactNode
  yes: string
  no: string
  danger?: boolean
  answer: (yes: boolean) => void
}

/** Over a form over a record, each of which the library puts above the one before; below toasts. */
const aboveSheets = 1900

export function ConfirmDialog({ title, text, yes, no, danger = false, answer }: Question) {
  useReturnFocus()
  return (
    <Modal
      open
      title={title}
      width={440}
      zIndex={aboveSheets}
      closable={false}
      mask={{ closable: true }}
      okText={yes}
      cancelText={no}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
      okButtonProps={{ danger, autoFocus: !danger }}
      cancelButtonProps={{ autoFocus: danger }}
    >
      {text}
    </Modal>
  )
}
