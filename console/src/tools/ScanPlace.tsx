import { useState } from 'react'
import { Input } from 'antd'
import { useFormContext } from 'react-hook-form'
import { code } from '@takt/contract/fields.ts'
import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import { longestOf } from '~/fields/look.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'

const Scanned = code()

/** Where a tool is mounted, scanned: the number of a station is the station, anything else the position there. */
export function ScanPlace() {
  const { tools: toolWords } = useWords()
  const { data: places = [] } = useAnswer(stations.names, {})
  const { setValue } = useFormContext<{ stationNumber: string; position: string }>()
  const [text, setText] = useState('')
  const take = (scanned: string) => {
    const isStation = places.some(({ stationNumber }) => stationNumber === scanned)
    setValue(isStation ? 'stationNumber' : 'position', scanned, { shouldDirty: true, shouldValidate: true })
    setText('')
  }
  return (
    <Input
      autoFocus
      autoComplete="off"
      spellCheck={false}
      prefix={<Icon name="scan" />}
      maxLength={longestOf(Scanned)}
      aria-label={toolWords.scanPlace}
      placeholder={toolWords.scanPlace}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onPressEnter={(event) => {
        const scanned = Scanned.safeParse(text)
        // Nothing scanned: the Enter is the form's.
        if (!scanned.success) return
        event.preventDefault()
        take(scanned.data)
      }}
    />
  )
}
