import { Modal } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import { useReturnFocus } from '~/ui/return-focus.ts'
import { FindBox } from './FindBox.tsx'

/** Everything there is, by its name or its code. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { find } = useWords()
  useReturnFocus()
  return (
    <Modal
      open
      title={find.palette}
      footer={null}
      width={640}
      style={{ insetBlockStart: 72 }}
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <FindBox anything label={find.palette} hint={find.paletteHint} onDone={onClose} />
    </Modal>
  )
}
