import { Tour } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import { useReturnFocus } from '~/ui/return-focus.ts'

const places = ['menu', 'crumbs', 'search', 'fullscreen', 'size', 'tabs'] as const
const whyOf = {
  menu: 'menuWhy',
  crumbs: 'crumbsWhy',
  search: 'searchWhy',
  fullscreen: 'fullscreenWhy',
  size: 'sizeWhy',
  tabs: 'tabsWhy',
} as const

/** The frame marks its places with `data-tour`; one that is not on screen now (a telephone, no tabs) is left out. */
const placeOf = (place: string) => document.querySelector<HTMLElement>(`[data-tour='${place}']`)

export function ShowAround({ onClose }: { onClose: () => void }) {
  const { guide } = useWords()
  useReturnFocus()
  const steps = places
    .filter((place) => placeOf(place)?.checkVisibility())
    .map((place) => ({
      title: guide.tour[place],
      description: guide.tour[whyOf[place]],
      target: () => placeOf(place)!,
    }))
  return <Tour open steps={steps} onClose={onClose} onFinish={onClose} />
}
