import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { ChooseLine } from '~/shapes/ChooseLine.tsx'
import { HelpLink } from '~/shapes/HelpLink.tsx'
import { StationButtons } from '~/shapes/StationButtons.tsx'
import { useThisStation } from '~/shapes/use-this-station.ts'
import { Leave } from './Leave.tsx'
import { Screen } from './Screen.tsx'
import css from './station.module.css'

/** A touch screen at the line, for whoever works at one station: it fills the screen, and asks once where it is. */
export default function StationPage() {
  const { station: title } = useWords().page
  const { station, choose, ask } = useThisStation()
  if (readLine() === null || station === null)
    return (
      <main className={css.asking}>
        <header>
          <h1>{title}</h1>
          <div className={css.ways}>
            <HelpLink name="station" />
            <Leave />
          </div>
        </header>
        {readLine() === null ? <ChooseLine /> : <StationButtons onChoose={choose} />}
      </main>
    )
  return <Screen key={station} station={station} onAsk={ask} />
}
