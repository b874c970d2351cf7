import { fill } from '@takt/contract/errors.ts'
import { walls, type WallOkRate } from '@takt/contract/walls.ts'
import type { Screen } from '~/api/call.ts'
import { useWallAnswer } from '~/api/wall.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { orDash } from '../figures.ts'
import { Big } from './Big.tsx'
import { rateTone } from './rate-tone.ts'
import { Trend } from './Trend.tsx'
import css from './wall.module.css'
import { WallFrame } from './WallFrame.tsx'

/** How much is good at the first try: of the line, of each station, and how that went since the shift began. */
export function OkRateWall({ screen }: { screen: Screen }) {
  const words = useWords()
  const { share } = useFormats()
  const say = (target: number | null) =>
    target === null ? words.walls.noTarget : fill(words.walls.targetOf, { share: share(target) })
  return (
    <WallFrame answer={useWallAnswer(walls.okRate, screen)} title={words.page.okRateView}>
      {({ tile: { firstPassYield, okRate, okRateTarget }, stations, hours }) => (
        <div className={css.okRate}>
          <section className={css.made}>
            <Big
              label={words.walls.firstPass}
              tone={rateTone(firstPassYield, okRateTarget)}
              note={
                <>
                  {say(okRateTarget)}
                  {rateTone(firstPassYield, okRateTarget) === 'bad' && <em>{words.walls.below}</em>}
                </>
              }
            >
              {orDash(firstPassYield, share)}
            </Big>
            <Big label={words.field.okRate} tone={rateTone(okRate, okRateTarget)}>
              {orDash(okRate, share)}
            </Big>
          </section>
          <Trend hours={hours} target={okRateTarget} />
          <section className={css.rates} aria-label={words.walls.perStation}>
            <h2>{words.walls.perStation}</h2>
            <ol data-many={stations.length > 8}>
              {stations.map((station) => (
                <li key={station.stationNumber}>
                  <Rate station={station} target={okRateTarget} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </WallFrame>
  )
}

/** From so far up the scale begins: between 90 and 100 % is where stations differ. */
const ground = 0.8

function Rate({
  station: { stationNumber, stationName, firstPasses, firstOk, firstPassYield },
  target,
}: {
  station: WallOkRate['stations'][number]
  target: number | null
}) {
  const { walls } = useWords()
  const { count, share } = useFormats()
  const part = (rate: number) => `${Math.max(0, (rate - ground) / (1 - ground)) * 100}%`
  return (
    <article className={css.rate} data-tone={rateTone(firstPassYield, target)}>
      <h3>{stationNumber}</h3>
      <b>{orDash(firstPassYield, share)}</b>
      <p className={css.name}>{stationName !== stationNumber && stationName}</p>
      <small>
        {firstPasses > 0 ? fill(walls.of, { ok: count(firstOk), tried: count(firstPasses) }) : walls.noTries}
      </small>
      <div className={css.scale} aria-hidden>
        {firstPassYield !== null && <i style={{ insetInlineStart: part(firstPassYield) }} />}
        {target !== null && <u style={{ insetInlineStart: part(target) }} />}
      </div>
    </article>
  )
}
