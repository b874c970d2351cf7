import { andon } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Lamp } from './Lamp.tsx'
import css from './CallsTellNobody.module.css'

const renewal = 10_000

/** Shows that calls of the line notify nobody now: in quiet mode, or because no server looks. Else nothing. */
export function CallsTellNobody() {
  const words = useWords()
  const { andon: andonWords } = words
  const { clock } = useFormats()
  const { data } = useAnswer(andon.watch, {}, { every: renewal })
  if (!data) return null
  const { lateSince, quiet, lampTests } = data
  return (
    <>
      {lateSince !== null && (
        <p className={css.told} data-tone="bad" role="alert">
          <Icon name="warning" size={20} />
          <b>{fill(andonWords.levelsLate, { time: clock(lateSince) })}</b>
        </p>
      )}
      {quiet && (
        <p className={css.told} data-tone="plan" role="status">
          <Icon name="pause" size={20} />
          <span>
            {fill(andonWords.quietUntil, {
              time: clock(quiet.quietUntil),
              reason: quiet.reason,
              by: whoIs(quiet.quietBy),
            })}
          </span>
        </p>
      )}
      {lampTests.map(({ stationNumber, lampColour, lampSound }) => (
        <p key={stationNumber} className={css.told} data-tone="busy" role="status">
          <Lamp colour={lampColour} />
          <span>
            {fill(andonWords.lampTest, {
              stationNumber: stationNumber ?? andonWords.everywhere,
              lampColour: words.lampColour[lampColour],
              lampSound: words.lampSound[lampSound],
            })}
          </span>
        </p>
      ))}
    </>
  )
}
