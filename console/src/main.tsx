import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { firstLanguage, speak } from '~/i18n/words.tsx'
import { App } from '~/shell/App.tsx'
import { listenForErrors } from '~/shell/comfort/error-log.ts'
import { watchBack } from '~/shapes/hold-back.ts'
import { dressFirst } from '~/shell/look.ts'
import { patiently } from '~/ui/later.ts'
import { letTabLeave } from '~/ui/tab-leaves.ts'
import '~/ui/fonts.css'
import '~/ui/tokens.css'
import '~/ui/base.css'

listenForErrors()
watchBack()
window.addEventListener('keydown', letTabLeave, true)
dressFirst()
// The first of its formats costs a browser some 20 ms, wherever that falls: here, while the words are on their way.
setTimeout(() => new Intl.DateTimeFormat(firstLanguage(), { timeZone: 'UTC', timeStyle: 'short' }))

// The words come before the first picture: nothing is ever shown in another language and then corrected. Not awaited here:
// a language's file may itself wait for this one to be read.
void patiently(() => speak(firstLanguage())).then(() => {
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
})
