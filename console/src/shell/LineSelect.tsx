import { useId } from 'react'
import { Select } from 'antd'
import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine, writeLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { letGo, useMayLose } from '~/shapes/unsaved.ts'
import css from './Navbar.module.css'

/** An open dialog lies over the whole page: what belongs to it must lie in it. */
const inFront = (trigger: HTMLElement) => trigger.closest('dialog') ?? document.body

/** The line everything is about. Another line is another world: the page is loaded anew. */
export function LineSelect() {
  const { shell } = useWords()
  const id = useId()
  const { data = [] } = useAnswer(lines.list, {})
  const usable = data.filter(({ enabled }) => enabled)
  const mayLose = useMayLose()
  const choose = async (lineNumber: string) => {
    if (lineNumber === readLine() || !await mayLose()) return
    letGo()
    writeLine({ lineNumber })
    location.reload()
  }
  return (
    <span className={css.line}>
      <label htmlFor={id} className="unseen">{shell.line}</label>
      <Select id={id} showSearch={{ optionFilterProp: 'label' }} value={readLine()} onChange={(lineNumber) => void choose(lineNumber)} getPopupContainer={inFront} placeholder={shell.noLines}
        options={usable.map(({ lineNumber, lineName }) => ({ value: lineNumber, label: `${lineNumber} · ${lineName}` }))} />
    </span>
  )
}
