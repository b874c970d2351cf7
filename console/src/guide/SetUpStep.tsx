import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { guideSteps, type GuideProgress } from '@takt/contract/guide.ts'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './guide.module.css'

export const isDone = ({ done, wanted }: GuideProgress) => wanted > 0 && done >= wanted

/** One thing the plant needs, how far it is, and the page where one goes on with it. */
export function SetUpStep({ step, next }: { step: GuideProgress; next: boolean }) {
  const { guide, error, page } = useWords()
  const navigate = useNavigate()
  const name = guideSteps[step.guideStep]
  const allowed = useSession(({ grants }) => grants[name] !== undefined)
  const done = isDone(step)
  return (
    <li className={css.step} data-done={done} aria-current={next ? 'step' : undefined}>
      <span className={css.mark}>{done && <Icon name="check" size={16} />}</span>
      <div className={css.what}>
        <strong>{guide.step[step.guideStep]}</strong>
        {next && <em>{guide.next}</em>}
        <p>{guide.why[step.guideStep]}</p>
      </div>
      {step.wanted > 1 && (
        <span className={css.count}>{fill(guide.of, { done: step.done, wanted: step.wanted })}</span>
      )}
      <Action
        look={next ? 'main' : 'plain'}
        blocked={allowed ? null : error['call.forbidden']}
        onClick={() => void navigate(pages[name].path)}
      >
        {page[name]}
      </Action>
    </li>
  )
}
