import { Modal } from 'antd'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useReturnFocus } from '~/ui/return-focus.ts'
import css from './comfort.module.css'
import { clearErrors, useErrors } from './error-log.ts'

export function ErrorDialog({ onClose }: { onClose: () => void }) {
  const { comfort, metErrors } = useWords()
  const formats = useFormats()
  const { errors } = useErrors()
  useReturnFocus()
  return (
    <Modal
      open
      title={comfort.errorLog}
      width="80%"
      onCancel={onClose}
      mask={{ closable: true }}
      footer={
        <Action
          icon="bin"
          look="danger"
          onClick={() => {
            clearErrors()
            onClose()
          }}
        >
          {metErrors.clearAll}
        </Action>
      }
    >
      <p>{metErrors.errorsMet}</p>
      <div className={css.errors} role="region" aria-label={metErrors.errorsMet} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[metErrors.message, metErrors.place, metErrors.stack].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.map(({ id, instant, phase, part, message, address, stack }) => (
              <tr key={id}>
                <td>
                  <strong>{message}</strong>
                  <time dateTime={instant}>{formats.instant(instant)}</time>
                </td>
                <td>
                  <span>{[metErrors.phases[phase], part].filter(Boolean).join(' · ')}</span>
                  <span>{address}</span>
                </td>
                <td>
                  <pre>{stack}</pre>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}
