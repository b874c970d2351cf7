import { useState } from 'react'
import { packages } from '@takt/contract/packages.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { useHoldOpen } from '~/shapes/hold-open.ts'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { NewPackage } from './NewPackage.tsx'
import { PackageList } from './PackageList.tsx'
import { PackagePane } from './PackagePane.tsx'
import css from './packages.module.css'
import { byVersion } from './versions.ts'

/** Type packages: what is needed to make a version of a type on a version of a route. */
export default function TypeProcessSettingPage() {
  const { packages: packageWords } = useWords()
  const forbidden = useForbidden(packages.create)
  const { chosen, choose } = byVersion.useChosen()
  const { shown, unsaved, setUnsaved } = useHoldOpen(chosen, byVersion.isSame, (key) => choose(key))
  const [creating, setCreating] = useState(false)
  const list = useRegister(packages.list, { place: 'p.' })
  // Without room for both, the package takes the place of the list.
  const narrow = useNarrow(1200)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setCreating(true)}>
      {packageWords.createOne}
    </Action>
  )
  return (
    <Page
      name="typeProcessSetting"
      actions={
        <>
          <ExportButton endpoint={packages.export} list={list} />
          {create}
        </>
      }
      about={packageWords.about}
    >
      <div className={css.body}>
        {!(shown && narrow) && (
          <div className={css.list} data-split={shown !== null}>
            <PackageList list={list} chosen={shown} onChoose={(key) => choose(key)} create={create} />
          </div>
        )}
        {shown && (
          <div className={css.pane}>
            <PackagePane
              key={byVersion.textOf(shown)}
              of={shown}
              unsaved={unsaved}
              onUnsaved={(is) => setUnsaved(is ? shown : null)}
              onChoose={(key) => choose(key)}
            />
          </div>
        )}
      </div>
      {creating && (
        <NewPackage like={shown} onMade={(key) => choose(key)} onClose={() => setCreating(false)} />
      )}
    </Page>
  )
}
