import { useState } from 'react'
import { Switch } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { orders } from '@takt/contract/orders.ts'
import { useForbidden } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import css from './orders.module.css'

/** All order data of the line in one file, after a yes. */
export function ArchiveButton() {
  const { orders: orderWords, say } = useWords()
  const forbidden = useForbidden(orders.archive)
  const download = useDownload(orders.archive)
  const [asking, setAsking] = useState(false)
  const [values, setValues] = useState(true)
  const begin = () => {
    setAsking(false)
    void download.run(orderWords.archiving, { values })
  }
  return (
    <>
      <Action icon="export" blocked={forbidden} onClick={() => setAsking(true)}>
        {orderWords.archive}
      </Action>
      {asking && (
        <Dialog
          open
          title={fill(orderWords.archiveQuestion, { lineNumber: readLine() ?? '' })}
          okText={say.download}
          cancelText={say.cancel}
          onOk={begin}
          onCancel={() => setAsking(false)}
          width={480}
        >
          <p>{orderWords.archiveAbout}</p>
          <label className={css.switch}>
            <Switch checked={values} onChange={setValues} /> {orderWords.withValues}
          </label>
        </Dialog>
      )}
      {download.shown}
    </>
  )
}
