import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plant } from '@takt/contract/plant.ts'
import { languages } from '@takt/contract/languages.ts'
import { open, pretend } from '~/testing/open.tsx'
import { HistorySign } from './HistorySign.tsx'

const plantInfo = { plantName: 'Demo', timeZone: 'UTC' }
const texts = {
  en: 'Demo history: day 2 of 3',
  zh: '演示历史：第 2/3 天',
  es: 'Historial demo: día 2 de 3',
  ja: 'デモ履歴：3日中2日目',
}

test.each(languages)('in %s it shows which day of the demonstration is made', async (language) => {
  pretend().on(plant.get, () => ({ ...plantInfo, history: { day: 2, days: 3 } }))
  await open(<HistorySign />, { language })
  expect((await screen.findByRole('status')).textContent).toContain(texts[language])
})

test('a plant whose history is there, and one of its own, shows nothing', async () => {
  const server = pretend()
  server.on(plant.get, () => plantInfo)
  await open(<HistorySign />)
  await expect.poll(() => server.called.some(({ path }) => path.includes('/plant/get'))).toBe(true)
  expect(screen.queryByRole('status')).toBeNull()
})
