import { createElement } from 'react'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { useWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Boundary } from './Boundary.tsx'
import { Loading } from './Loading.tsx'
import { useOfferedLanguage } from './offered-language.ts'
import { screens } from './screens.ts'
import { useTitle } from './title.ts'

/** A page that fills the screen: no sidebar, no navbar, no tabs. */
export function Outside({ path }: { path: string }) {
  const words = useWords()
  const name = pageNames.find((one) => pages[one].path === path)
  useOfferedLanguage()
  useTitle(name ? words.page[name] : null)
  const screen = name && screens[name]
  return (
    <Boundary>
      <Arriving fallback={<Loading />}>{screen && createElement(screen)}</Arriving>
    </Boundary>
  )
}
