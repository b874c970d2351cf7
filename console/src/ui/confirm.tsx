import { App } from 'antd'

type Question = { title: string; text?: string; yes: string; no: string; danger?: boolean }

/** Asks before something is done. True: yes. Every other way out is no. */
export function useConfirm() {
  const { modal } = App.useApp()
  return ({ title, text, yes, no, danger = false }: Question) =>
    new Promise<boolean>((answer) => {
      modal.confirm({
        title, content: text, okText: yes, cancelText: no, okButtonProps: { danger }, focusable: { autoFocusButton: danger ? 'cancel' : 'ok' }, mask: { closable: true },
        onOk: () => answer(true), onCancel: () => answer(false),
      })
    })
}
