import { useId, useState } from 'react'
import { Checkbox, Select } from 'antd'
import { useNavigate } from 'react-router'
import { walls, type WallOpening, type WallViewName } from '@takt/contract/walls.ts'
import { useAnswer } from '~/api/hooks.ts'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { CopyAction } from './CopyAction.tsx'
import { LinkList } from './LinkList.tsx'
import { NewLink } from './NewLink.tsx'
import css from './sheet.module.css'
import { secondsOf, wallAddress } from './slides.ts'

/** Chooses what a screen shows; then it is shown here, or given to a screen without a person by a link. */
export function WallSheet({ lines, onClose }: { lines: string[] | undefined; onClose: () => void }) {
  const words = useWords()
  const { data, error, refetch } = useAnswer(walls.opening, {})
  return (
    <SideSheet title={words.walls.title} size={620} onClose={onClose}>
      {error && !data && <NotRead error={error} again={refetch} />}
      {!error && !data && <Waiting label={words.say.loading} />}
      {data && <Choice opening={data} lines={lines} />}
    </SideSheet>
  )
}

function Choice({ opening, lines: first }: { opening: WallOpening; lines: string[] | undefined }) {
  const words = useWords()
  const navigate = useNavigate()
  const [views, chooseViews] = useState<WallViewName[]>(opening.views)
  const [lines, chooseLines] = useState(() =>
    opening.lines
      .map(({ lineNumber }) => lineNumber)
      .filter((line) => first === undefined || first.includes(line)),
  )
  const [seconds, setSeconds] = useState(secondsOf(null))
  const [linesId, secondsId] = [useId(), useId()]
  const missing = views.length === 0 || lines.length === 0 ? words.walls.nothingChosen : null
  const address = wallAddress(views, lines, seconds)
  const names = opening.lines.map(({ lineNumber, lineName }) => ({
    value: lineNumber,
    label: lineName === lineNumber ? lineNumber : `${lineNumber} · ${lineName}`,
  }))
  return (
    <div className={css.sheet}>
      <p>{words.walls.about}</p>
      <Panel title={words.walls.choose}>
        <div className={css.choice}>
          <Checkbox.Group<WallViewName>
            value={views}
            onChange={chooseViews}
            options={opening.views.map((view) => ({ value: view, label: words.page[view] }))}
            aria-label={words.field.views}
          />
          <label htmlFor={linesId}>{words.field.lines}</label>
          <Select
            id={linesId}
            mode="multiple"
            value={lines}
            onChange={chooseLines}
            options={names}
            optionFilterProp="label"
          />
          <label htmlFor={secondsId}>{words.walls.rotate}</label>
          <NumberInput
            id={secondsId}
            min={5}
            max={3600}
            value={seconds}
            onChange={(next) => setSeconds(next ?? secondsOf(null))}
          />
          <div className={css.buttons}>
            <Action look="main" icon="wall" blocked={missing} onClick={() => void navigate(address)}>
              {words.walls.show}
            </Action>
            <CopyAction text={wholeAddress(address)} blocked={missing}>
              {words.walls.copyAddress}
            </CopyAction>
          </div>
          <small>{words.walls.needsLogin}</small>
        </div>
      </Panel>
      <Panel title={words.walls.links}>
        <div className={css.choice}>
          <p>{words.walls.linksAbout}</p>
          <NewLink
            views={views}
            lines={lines}
            missing={missing}
            addressOf={(token) => wholeAddress(wallAddress(views, lines, seconds, token))}
          />
          <LinkList />
        </div>
      </Panel>
    </div>
  )
}

const wholeAddress = (address: string) => `${location.origin}${location.pathname}#${address}`
