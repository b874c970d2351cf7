import { Modal } from 'antd'
import { useLocation } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { chapterAddress } from '@takt/contract/handbook.ts'
import { useSession } from '~/api/session.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { useReturnFocus } from '~/ui/return-focus.ts'
import { pageAt } from '../menu.ts'
import css from './Shortcuts.module.css'
import { shortcuts } from './shortcuts.ts'

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { find, shell, shortcutKeys } = words
  const language = useLanguage()
  const grants = useSession((session) => session.grants)
  const page = pageAt(useLocation().pathname, grants)
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
      {page && (
        <p>
          <a href={chapterAddress(language, page.name)} target="_blank" rel="noopener">
            {fill(shell.help, { page: words.page[page.name] })}
          </a>
        </p>
      )}
      <dl className={css.keys}>
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{shortcutKeys[does]}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
