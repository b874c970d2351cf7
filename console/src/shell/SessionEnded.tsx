import { useState } from 'react'
import { Modal } from 'antd'
import { useSession } from '~/api/session.ts'
import { clearToken } from '~/api/stored.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'

/** Asked once when the session is over, however many calls met it: stay and read, or log in again. */
export function SessionEnded() {
  const words = useWords()
  const ended = useSession((session) => session.ended)
  const [staying, setStaying] = useState(false)
  if (!ended || staying) return null
  const again = () => {
    clearToken()
    location.reload()
  }
  return (
    <Modal open title={words.shell.ended} okText={words.shell.loginAgain} cancelText={words.shell.stay} onOk={again} onCancel={() => setStaying(true)} okButtonProps={{ autoFocus: true }}>
      <p>{sayRefusal(words, ended)}</p>
      <p>{words.shell.endedWhy}</p>
    </Modal>
  )
}
