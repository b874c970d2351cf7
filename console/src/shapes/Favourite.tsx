import { fill, Refusal } from '@takt/contract/errors.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { mostFavourites } from '@takt/contract/preferences.ts'
import { saveSettings, useSettings } from '~/api/preferences.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './Page.module.css'

/** Puts a page at the head of this person's menu, or takes it from there. */
export function Favourite({ name }: { name: PageName }) {
  const words = useWords()
  const { comfort } = words
  const toast = useToast()
  const { favourites } = useSettings()
  const is = favourites.includes(name)
  const full = favourites.length >= mostFavourites
  const save = async () => {
    try {
      await saveSettings({
        favourites: is ? favourites.filter((one) => one !== name) : [...favourites, name],
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
    }
  }
  return (
    <span className={css.star} data-on={is}>
      <Action
        icon="star"
        bare
        blocked={!is && full ? fill(comfort.favouritesFull, { most: mostFavourites }) : null}
        onClick={() => void save()}
      >
        {is ? comfort.removeFavourite : comfort.addFavourite}
      </Action>
    </span>
  )
}
