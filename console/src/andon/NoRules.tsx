import { Link } from 'react-router'
import { andon } from '@takt/contract/andon.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import css from '~/shapes/CallsTellNobody.module.css'
import { Icon } from '~/ui/Icon.tsx'

/** Where calls are made: that no rule of the line defines whom they reach. Boards leave it out, as a plant may do without. */
export function NoRules() {
  const { andon: andonWords, page } = useWords()
  const { data } = useAnswer(andon.watch, {})
  const may = useSession(({ grants }) => grants.ampereLampSetting === 'edit')
  if (!data || data.hasRules) return null
  return (
    <p className={css.told} data-tone="plan" role="status">
      <Icon name="info" size={20} />
      <span>
        {andonWords.noRules}{' '}
        {may ? <Link to={pages.ampereLampSetting.path}>{page.ampereLampSetting}</Link> : andonWords.adminAdds}
      </span>
    </p>
  )
}
