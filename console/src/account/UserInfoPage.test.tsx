import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { account, type Account } from '@takt/contract/account.ts'
import { session } from '@takt/contract/session.ts'
import { open, pretend } from '~/testing/open.tsx'
import UserInfoPage from './UserInfoPage.tsx'

const server = pretend()
const me: Account = {
  userName: 'ann',
  name: 'Ann',
  email: null,
  introduction: null,
  avatar: null,
  roles: ['operator'],
  lines: [],
  cardId: null,
  editRight: false,
  lastLogin: null,
  revision: 0,
}

test.each([
  ['every line', [], 'Every line'],
  ['some', ['L1', 'L2'], 'L1, L2'],
  ['none at all', null, 'No line'],
])('whose lines are %s reads so', async (_, lines, shownLines) => {
  server.on(session.mine, () => [])
  server.on(account.me, () => ({ ...me, lines }))
  await open(<UserInfoPage />)
  expect(await screen.findByText(shownLines)).toBeTruthy()
})
