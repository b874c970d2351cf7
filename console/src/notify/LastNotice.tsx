import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import { languages } from '@takt/contract/languages.ts'
import { messageFields } from '@takt/contract/notice-texts.ts'
import type { noticeRules } from '@takt/contract/noticeRules.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Fact } from '~/shapes/Facts.tsx'

type Last = z.output<typeof noticeRules.preview.output>['last']

/** The last real event of the kind in the words of the rule, in every language. */
export function LastNotice({ last }: { last: Last }) {
  const { noticeRules: noticeRuleWords, field } = useWords()
  const formats = useFormats()
  if (last === null) return <p>{noticeRuleWords.noLast}</p>
  return (
    <>
      <p>{fill(noticeRuleWords.last, { time: formats.when(last.sendingTime) })}</p>
      <dl>
        {languages.map((language) => (
          <Fact key={language} label={field[messageFields[language]]}>
            <span lang={language}>{last[language]}</span>
          </Fact>
        ))}
      </dl>
    </>
  )
}
