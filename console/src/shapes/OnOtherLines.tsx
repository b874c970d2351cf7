import { fill } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import { find } from '@takt/contract/find.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine, writeLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

function openThere(lineNumber: string, path: string) {
  writeLine({ lineNumber })
  location.hash = path
  location.reload()
}

/** The other lines on which there is a unit of this serial, as far as this person may see it. Another line loads the page anew. */
export function OnOtherLines({ serial, pathOf }: { serial: string; pathOf: (serial: string) => string }) {
  const { units } = useWords()
  const { data } = useAnswer(find.records, { text: serial }, { ready: code().safeParse(serial).success })
  const lines = (data ?? []).flatMap((one) =>
    one.found === 'unit' && one.code === serial && one.lineNumber !== readLine() ? [one.lineNumber] : [],
  )
  return lines.map((lineNumber) => (
    <Action key={lineNumber} look="main" icon="line" onClick={() => openThere(lineNumber, pathOf(serial))}>
      {fill(units.openOnLine, { lineNumber })}
    </Action>
  ))
}
