import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Line, lines } from '@takt/contract/lines.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { writeLine } from '~/api/stored.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Page } from './Page.tsx'

const server = pretend()
const line: Line = {
  lineNumber: 'L1',
  lineName: 'Gearbox',
  location: null,
  manager: null,
  okRateTarget: null,
  taktTarget: null,
  shortStopFrom: null,
  reasonFrom: null,
  enabled: true,
  revision: 0,
}
function Unchosen() {
  writeLine(null)
  return (
    <Page name="toolDef">
      <main />
    </Page>
  )
}

test('a page of one line requires it where there is one', async () => {
  server.on(lines.list, () => [line])
  await open(<Unchosen />)
  await screen.findByText(en.say.chooseLine)
  expect(screen.queryByRole('main')).toBeNull()
})

test('where the plant has no line yet, it leads to where lines are made', async () => {
  server.on(lines.list, () => [])
  await open(<Unchosen />, { grants: { lineDef: 'edit' }, info: { roleKey: ['admin'] } })
  await screen.findByText(en.boards.noLines)
  expect(screen.getByRole('button', { name: en.boards.toLines })).toBeTruthy()
})

test('a line that is taken out of use can not be chosen: who may not make one is shown whom to ask', async () => {
  server.on(lines.list, () => [{ ...line, enabled: false }])
  await open(<Unchosen />)
  await screen.findByText(en.boards.noLinesOther)
})
