import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { FileType } from '@takt/contract/files.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Language } from '@takt/contract/languages.ts'
import type { SopRow, SopStep } from '@takt/contract/sops.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { FileLook, lookOfFile } from '~/shapes/FileLook.tsx'
import css from './sops.module.css'

type Shown = Pick<SopRow, 'sopCode' | 'sopVer' | 'steps' | 'fileId' | 'fileName' | 'fileType'>
type Fetch = (fileId: string, signal: AbortSignal) => Promise<{ file: Blob }>

export const textOfStep = (language: Language, { textEn, textZh, textEs, textJa }: SopStep) =>
  alarmTextIn(language, { en: textEn, zh: textZh, es: textEs, ja: textJa }, null)

/** What a version shows: its steps, then its file. `at`: of the steps this one only. */
export function SopContent({ sop, fetch, at: only }: { sop: Shown; fetch: Fetch; at?: number }) {
  const { sops: sopWords } = useWords()
  const language = useLanguage()
  const { sopAnswers: sopAnswerWords, asks: kinds } = useWords()
  // Who signs sees all that the signature is about.
  const sayQuestion = ({ asks, resultCode, scanPattern, mustAnswer }: SopStep) =>
    [
      asks && fill(sopAnswerWords.withUnit, { what: kinds[asks] }),
      resultCode,
      scanPattern,
      mustAnswer && sopAnswerWords.must,
    ]
      .filter(Boolean)
      .join(' · ')
  const { sopCode, sopVer, steps, fileId, fileName, fileType } = sop
  const file = (id: string, type: FileType, name: string) => {
    const look = lookOfFile(type)
    return (
      look && (
        <FileLook
          kept={['sop', sopCode, String(sopVer), id]}
          look={look}
          name={name}
          fetch={(signal) => fetch(id, signal)}
        />
      )
    )
  }
  return (
    <div className={css.content}>
      {steps.length > 0 && (
        <ol className={css.steps}>
          {steps.map((step, at) =>
            only !== undefined && at !== only ? null : (
              <li key={at} className={css.step}>
                <div>
                  <small>{fill(sopWords.stepOf, { number: at + 1, count: steps.length })}</small>
                  <p>{textOfStep(language, step)}</p>
                  {only === undefined && step.asks !== null && <small>{sayQuestion(step)}</small>}
                </div>
                {step.picture && file(step.picture, 'png', fill(sopWords.step, { number: at + 1 }))}
              </li>
            ),
          )}
        </ol>
      )}
      {fileId && fileType && file(fileId, fileType, fileName ?? sopWords.file)}
    </div>
  )
}
