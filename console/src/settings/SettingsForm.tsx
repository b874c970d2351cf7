import { useState, type ReactNode } from 'react'
import { Select, Tabs } from 'antd'
import { FormProvider } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { settings } from '@takt/contract/settings.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useOpened } from '~/api/opened.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { Checks } from './Checks.tsx'
import { CodeListsSection } from './CodeLists.tsx'
import { IdentitySection } from './Identity.tsx'
import { Mark } from './Mark.tsx'
import { NumberingSection } from './Numbering.tsx'
import { PlantSection } from './Plant.tsx'
import { RetentionSection } from './Retention.tsx'
import { ReworkSection } from './Rework.tsx'
import css from './settings.module.css'
import { TargetsSection } from './Targets.tsx'
import { sections, useSettings, type Current, type Section } from './use-settings.ts'
import { Versions } from './Versions.tsx'

/** The sections with their names; a mark shows which was changed and which is to be corrected. */
export function SettingsForm({ now, ask }: { now: Current; ask: () => Promise<unknown> }) {
  const words = useWords()
  const settingsWords = words.settings
  const forbidden = useForbidden(settings.save)
  const [versions, showVersions] = useState(false)
  const [opened, open] = useOpened('section')
  const narrow = useNarrow(900)
  const { form, base, isDirty, isWrong, overtaken, changed, wrong, take, keep, confirmed } = useSettings(
    now,
    ask,
  )
  const bodies: Record<Section, ReactNode> = {
    identity: <IdentitySection saved={now.settings.identity.logo} />,
    plant: <PlantSection />,
    codeLists: <CodeListsSection />,
    numbering: <NumberingSection />,
    targets: <TargetsSection />,
    retention: <RetentionSection />,
    rework: <ReworkSection />,
    checks: <Checks />,
  }
  const section = sections.find((name) => name === opened) ?? 'identity'
  const actions = (
    <>
      <ConfirmButton
        icon="undo"
        destroys
        question={settingsWords.discardQuestion}
        blocked={isDirty ? null : settingsWords.nothingToSave}
        onConfirm={async () => {
          take()
          return true
        }}
      >
        {settingsWords.discard}
      </ConfirmButton>
      <ConfirmButton
        look="main"
        reason="required"
        question={fill(settingsWords.saveQuestion, { version: base + 1 })}
        onConfirm={confirmed}
        blocked={
          forbidden ?? (!isDirty ? settingsWords.nothingToSave : isWrong ? settingsWords.mendFirst : null)
        }
      >
        {settingsWords.save}
      </ConfirmButton>
    </>
  )
  return (
    <Page
      name="basicInfo"
      about={base === 0 ? settingsWords.aboutFirst : fill(settingsWords.about, { version: base })}
      actions={actions}
      more={
        <MoreActions>
          <Action icon="history" onClick={() => showVersions(true)}>
            {settingsWords.versions}
          </Action>
        </MoreActions>
      }
    >
      {overtaken && (
        <section className={css.overtaken} role="alert">
          <p>
            <b>{fill(settingsWords.changedMeanwhile, { version: now.version })}</b> {words.lists.keepHint}
          </p>
          <Action onClick={take}>{settingsWords.takeTheirs}</Action>
          <Action onClick={keep}>{settingsWords.keepMine}</Action>
        </section>
      )}
      <FormProvider {...form}>
        <form className={css.form} noValidate onSubmit={(event) => event.preventDefault()}>
          {narrow && (
            <Select
              aria-label={words.page.basicInfo}
              value={section}
              onChange={open}
              options={sections.map((name) => ({
                value: name,
                label: (
                  <Mark wrong={wrong(name)} changed={changed(name)}>
                    {settingsWords.section[name]}
                  </Mark>
                ),
              }))}
            />
          )}
          {narrow ? (
            bodies[section]
          ) : (
            <Tabs
              tabPlacement="start"
              activeKey={section}
              onChange={open}
              items={sections.map((name) => ({
                key: name,
                label: (
                  <Mark wrong={wrong(name)} changed={changed(name)}>
                    {settingsWords.section[name]}
                  </Mark>
                ),
                children: bodies[name],
              }))}
            />
          )}
        </form>
      </FormProvider>
      {versions && <Versions now={now} dirty={isDirty} onClose={() => showVersions(false)} />}
    </Page>
  )
}
