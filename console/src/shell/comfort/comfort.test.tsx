import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { firstSettings as first } from '@takt/contract/first-settings.ts'
import { refuse } from '@takt/contract/errors.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { firstSettings, preferences } from '@takt/contract/preferences.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { settings as ofPlant } from '@takt/contract/settings.ts'
import { saveSettings } from '~/api/preferences.ts'
import { useSession } from '~/api/session.ts'
import { open, pretend } from '~/testing/open.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'
import { LanguageSelect } from '../LanguageSelect.tsx'
import { useOfferedLanguage } from '../offered-language.ts'
import { SettingsButton } from './SettingsButton.tsx'
import { SizeSelect } from './SizeSelect.tsx'
import { ThemeColour } from './ThemeColour.tsx'

const { appearance, comfort } = en
const settings = () => useSession.getState().info!.settings

test('SP-03: the settings open from the navbar, unless the plant does not show them', async () => {
  const server = pretend()
  await open(<SettingsButton />)
  expect(await screen.findByRole('button', { name: comfort.openSettings })).toBeTruthy()
  cleanup()
  server.on(ofPlant.common, () => ({
    codeLists: first.codeLists,
    targets: first.targets,
    currency: null,
    navbar: { ...first.identity, showSettings: false },
  }))
  await open(<SettingsButton />)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('SP-07: one of eight presets, or a code; what is no colour changes nothing', async () => {
  const chosen: string[] = []
  const Chosen = () => {
    const [theme, setTheme] = useState(firstSettings.theme)
    return (
      <ThemeColour
        value={theme}
        onChoose={(theme) => {
          chosen.push(theme)
          setTheme(theme)
        }}
      />
    )
  }
  await open(<Chosen />)
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: appearance.colours.blue }).checked).toBe(true)
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: appearance.colourCode })
  for (const wrong of ['', 'red', '#12345', '#1234567', ' ']) {
    await userEvent.clear(code)
    await userEvent.type(code, `${wrong}{Enter}`)
    expect(code.value).toBe(firstSettings.theme)
  }
  expect(chosen).toEqual([])
  await userEvent.clear(code)
  await userEvent.type(code, '#a1B2c3{Enter}')
  expect(document.activeElement).toBe(code)
  await userEvent.click(screen.getByRole('radio', { name: appearance.colours.indigo }))
  expect(chosen).toEqual(['#a1B2c3', '#4355c4'])
})

test('FS-01: a browser that cannot is reported, and nothing else happens', async () => {
  await open(<FullscreenButton />)
  await userEvent.click(screen.getByRole('button', { name: comfort.fullscreen }))
  await screen.findByText(comfort.noFullscreen)
})

test('SZ-02: a size that was refused is not the size, and not in the cookie', async () => {
  pretend().on(preferences.saveSettings, () => refuse('call.database_down'))
  await open(<SizeSelect />)
  await userEvent.click(screen.getByRole('button', { name: comfort.size }))
  await userEvent.click(await screen.findByRole('menuitem', { name: comfort.sizes.mini }))
  await screen.findByText(en.error['call.database_down'])
  expect(settings().size).toBe('medium')
  expect(document.cookie).not.toContain('size=')
})

test('two settings at once: the one that was refused falls back alone', async () => {
  pretend().on(preferences.saveSettings, (patch) =>
    'theme' in patch ? refuse('call.database_down') : { ...firstSettings, ...patch },
  )
  await open(<SizeSelect />)
  const refused = saveSettings({ theme: '#aa0000' })
  await Promise.all([
    expect(refused).rejects.toMatchObject({ key: 'call.database_down' }),
    saveSettings({ mode: 'dark' }),
  ])
  expect(settings()).toEqual({ ...firstSettings, mode: 'dark' })
})

test('the plant offers some languages only, and who never chose one gets one of them', async () => {
  const server = pretend()
  server.on(ofPlant.brand, () => ({
    title: 'Works',
    company: null,
    logo: null,
    plantName: 'Works 1',
    languages: ['ja' as const, 'es' as const],
  }))
  await open(<Offered />)
  await waitFor(() => expect(document.documentElement.lang).toBe('ja'))
  await userEvent.click(screen.getByRole('button', { name: ja.shell.language }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    '日本語',
    'Español',
  ])
})

function Offered() {
  useOfferedLanguage()
  return <LanguageSelect />
}

test('LG-02: a language is kept in the cookie and for the person, and the confirmation is in that language', async () => {
  const server = pretend()
  server.on(preferences.saveSettings, (patch) => ({ ...firstSettings, ...patch }))
  await open(<LanguageSelect />)
  await userEvent.click(screen.getByRole('button', { name: en.shell.language }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '日本語' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('ja'))
  expect(document.cookie).toContain('language=ja')
  await waitFor(() =>
    expect(server.called.flatMap(({ body }) => (body.language === undefined ? [] : [body.language]))).toEqual(
      ['ja'],
    ),
  )
})
