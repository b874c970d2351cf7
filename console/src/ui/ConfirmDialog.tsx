import type { ReactNode } from 'react'
import { Modal } from 'antd'
import { useReturnFocus } from './return-focus.ts'

export type Asked = {
  title: string
  text?: ReactNode
  yes: string
  no: string
  danger?: boolean
  answer: (yes: boolean) => void
}

export function ConfirmDialog({ title, text, yes, no, danger = false, answer }: Asked) {
  useReturnFocus()
  return (
    <Modal
      open
      title={title}
      width={440}
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
