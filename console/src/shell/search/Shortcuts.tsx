import { Modal } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import { useReturnFocus } from '~/ui/return-focus.ts'
import css from './Shortcuts.module.css'
import { shortcuts } from './shortcuts.ts'

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { find } = useWords()
  useReturnFocus()
  return (
    <Modal
      open
      title={find.shortcuts}
      footer={null}
      width={560}
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <dl className={css.keys}>
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{find.keys[does]}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
