import { useEffect, useState } from 'react'
import { Modal, type ModalProps } from 'antd'
import { isSecondClick } from './second-click.ts'

/** A dialog of a page. It goes while its page is put aside, and is there again when the page is: the library's own fails when it is shown a second time. */
export function Dialog(props: ModalProps) {
  const [aside, setAside] = useState(false)
  useEffect(() => {
    setAside(false) // oxlint-disable-line react/set-state-in-effect -- that effects run again is the only notice that a page is shown again
    return () => setAside(true)
  }, [])
  const { onCancel } = props
  return (
    !aside && (
      <Modal
        // A long question must not run under what closes it.
        styles={{ title: { paddingInlineEnd: 'var(--space-24)' } }}
        {...props}
        {...(onCancel && {
          onCancel: (event: Parameters<typeof onCancel>[0]) => {
            if (!isSecondClick(event)) onCancel(event)
          },
        })}
      />
    )
  )
}
