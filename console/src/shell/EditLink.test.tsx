import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { settings } from '@takt/contract/settings.ts'
import { useSession } from '~/api/session.ts'
import { open, pretend } from '~/testing/open.tsx'
import { EditLink } from './EditLink.tsx'

const { codeLists, targets, identity } = firstSettings

test('6.9: the extra link is for those who hold the edit right, as the plant has set it', async () => {
  const server = pretend()
  server.on(settings.common, () => ({
    codeLists,
    targets,
    currency: null,
    navbar: { ...identity, linkTitle: 'Work rules', linkAddress: 'https://intranet/rules' },
  }))
  await open(<EditLink />)
  await waitFor(() => expect(server.called.length).toBe(1))
  expect(screen.queryByRole('link')).toBeNull()
  useSession.setState(({ info }) => ({ info: info && { ...info, editRight: true } }))
  const link = await screen.findByRole('link', { name: 'Work rules' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://intranet/rules',
    'noopener noreferrer',
  ])
})
