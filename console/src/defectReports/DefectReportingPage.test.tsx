import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { files } from '@takt/contract/files.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import DefectReportingPage from './DefectReportingPage.tsx'

const server = pretend()
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`defectReports/${name}`)).map(({ body }) => body)
const productId = '0190c0de-0000-7000-8000-000000000001'
const unit = {
  productId,
  productSn: 'R-1',
  lotNo: null,
  typeNo: 'T',
  typeName: 'Type',
  processStatus: 'inProcess' as const,
  lotStatus: null,
  left: 1,
  picture: null as string | null,
  markedPlaces: [],
}
const offered = (defectCode: string, subDefectCode: string | null, nameEn: string) => {
  const inOthers = { nameZh: null, nameEs: null, nameJa: null }
  return { defectCode, subDefectCode, nameEn, ...inOthers, picture: null, failures: 0 }
}

beforeEach(() => {
  server.called.length = 0
  localStorage.clear()
  localStorage.setItem('lineNumber', 'L1')
  server.on(stations.names, () => [
    { stationNumber: 'S10', stationName: 'Press' },
    { stationNumber: 'S20', stationName: 'Test' },
  ])
  server.on(defects.choices, () => [])
  server.on(defectReports.mine, () => [])
  server.on(defectReports.look, ({ scanned }) => {
    if (scanned === 'R-1') return unit
    throw new Refusal('record.unknown')
  })
  server.on(defectReports.offered, () => [
    offered('SCRATCH', null, 'Scratch'),
    offered('SCRATCH', 'LEFT', 'Left edge'),
    offered('DENT', null, 'Dent'),
  ])
  server.on(defectReports.log, () => ({}) as never)
})
const begin = () => open(<DefectReportingPage />, { grants: { defectReporting: 'edit' } })
const scanField = () => screen.findByLabelText('Scan a unit or a lot')

test('with a keyboard alone: station, unit, defect, its kind, logged', async () => {
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: /Test/ }))
  expect(localStorage.getItem('station L1')).toBe('S20')
  await user.type(await scanField(), 'R-1{Enter}')
  const what = await screen.findByRole('group', { name: 'What is wrong with R-1?' })
  expect(
    within(what)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['ScratchSCRATCH', 'DentDENT'])
  within(what)
    .getByRole('button', { name: /Scratch/ })
    .focus()
  await user.keyboard('{Enter}')
  const kind = await screen.findByRole('group', { name: 'Which kind of Scratch?' })
  within(kind)
    .getByRole('button', { name: /Left edge/ })
    .focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log' }))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('R-1: Left edge is logged')).toBeDefined()
  expect(sent('log')).toMatchObject([
    { stationNumber: 'S20', productId, defectCode: 'SCRATCH', subDefectCode: 'LEFT', remark: null },
  ])
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('placeholder')).toBe('Scan a unit or a lot'),
  )
})

test('a scanned code chooses the defect; another unit is not begun before this one is logged', async () => {
  const user = userEvent.setup()
  localStorage.setItem('station L1', 'S10')
  await begin()
  await user.type(await scanField(), 'R-1{Enter}')
  await screen.findByRole('group', { name: 'What is wrong with R-1?' })
  await user.type(await scanField(), 'DENT{Enter}')
  expect(await screen.findByRole('button', { name: /Dent/, pressed: true })).toBeDefined()
  await user.clear(await scanField())
  await user.type(await scanField(), 'R-2{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Log what is wrong with R-1 first')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.type(await scanField(), 'R-2{Enter}')
  expect(await screen.findByText('No unit or lot R-2 on this line')).toBeDefined()
  expect(sent('log')).toEqual([])
})

test('a place is marked on the picture of the type, and sent with what is logged', async () => {
  const picture = '0199c0de-0000-7000-8000-000000000001'
  server.on(defectReports.look, () => ({ ...unit, picture }))
  server.on(files.picture, () => ({ picture: 'data:image/png;base64,AAAA' }))
  localStorage.setItem('station L1', 'S20')
  const user = userEvent.setup()
  await begin()
  await user.type(await scanField(), 'R-1{Enter}')
  const drawing = await screen.findByRole('button', { name: 'Where? Mark it on the picture' })
  drawing.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100)
  fireEvent.click(drawing, { detail: 1, clientX: 150, clientY: 125 })
  await user.click(screen.getByRole('button', { name: /Dent/ }))
  await user.click(screen.getByRole('button', { name: 'Log' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('defectReports/log'))?.body).toMatchObject({
      defectCode: 'DENT',
      positionX: 0.25,
      positionY: 0.75,
    }),
  )
})

/** As slowly as `finish` is called. */
function takePhotos() {
  const waiting: (() => void)[] = []
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((_, reject) => waiting.push(() => reject(new Error()))),
  )
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => {}
  const choose = (...names: string[]) =>
    fireEvent.change(screen.getByLabelText('Add photos', { selector: 'input' }), {
      target: { files: names.map((name) => new File([name], `${name}.png`, { type: 'image/png' })) },
    })
  const finish = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]))
    waiting.splice(0).forEach((go) => go())
  }
  return { choose, finish }
}
const openUnit = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await scanField(), 'R-1{Enter}')
  await user.click(await screen.findByRole('button', { name: /Dent/ }))
}

test('a photo that is still made small is waited for, and is never the next unit’s', async () => {
  const user = userEvent.setup()
  localStorage.setItem('station L1', 'S20')
  const { choose, finish } = takePhotos()
  await begin()
  await openUnit(user)
  choose('a')
  await user.click(await screen.findByRole('button', { name: /Log$/ }))
  expect(sent('log')).toEqual([])
  await user.type(screen.getByLabelText('Comment'), 'deep')
  await finish()
  expect(await screen.findByAltText('Photo 1')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('deep')

  choose('b')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await openUnit(user)
  await finish()
  await user.type(screen.getByLabelText('Comment'), 'other')
  expect(screen.queryByAltText('Photo 1')).toBeNull()
})

test('more photos than a failure takes are reported; with them another unit is not begun', async () => {
  const user = userEvent.setup()
  localStorage.setItem('station L1', 'S20')
  const { choose, finish } = takePhotos()
  await begin()
  await user.type(await scanField(), 'R-1{Enter}')
  await screen.findByRole('button', { name: /Dent/ })
  const names = Array.from({ length: 11 }, (_, at) => `p${at}`)
  choose(...names)
  expect(await screen.findByText('A failure takes at most 10 photos')).toBeDefined()
  for (const _ of names.slice(1)) await finish()
  expect(await screen.findByAltText('Photo 10')).toBeDefined()
  expect(screen.queryByAltText('Photo 11')).toBeNull()
  await user.type(await scanField(), 'R-2{Enter}')
  expect(await screen.findByText('Log what is wrong with R-1 first, or cancel')).toBeDefined()
})

test('a comment alone is not lost with the next scan', async () => {
  const user = userEvent.setup()
  localStorage.setItem('station L1', 'S20')
  await begin()
  await user.type(await scanField(), 'R-1{Enter}')
  await user.type(await screen.findByLabelText('Comment'), 'deep')
  await user.type(await scanField(), 'R-2{Enter}')
  expect(await screen.findByText('Log what is wrong with R-1 first, or cancel')).toBeDefined()
})

test('without an answer the page shows why and tries again', async () => {
  const user = userEvent.setup()
  localStorage.setItem('station L1', 'S20')
  server.on(defectReports.offered, () => {
    throw new Refusal('call.database_down')
  })
  await begin()
  await user.type(await scanField(), 'R-1{Enter}')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.on(defectReports.offered, () => [offered('DENT', null, 'Dent')])
  await user.click(retry)
  expect(await screen.findByRole('button', { name: /Dent/ })).toBeDefined()
})

test('what is being logged cannot be left meanwhile', async () => {
  const user = userEvent.setup()
  localStorage.setItem('station L1', 'S20')
  await begin()
  await openUnit(user)
  const answer = globalThis.fetch
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    if (String(call[0]).includes('defectReports/log')) await held
    return answer(...call)
  })
  await user.click(screen.getByRole('button', { name: 'Log' }))
  await user.click(screen.getByRole('button', { name: /Cancel$/ }))
  expect(screen.getByRole('group', { name: 'What is wrong with R-1?' })).toBeDefined()
  goOn()
  expect(await screen.findByText('R-1: Dent is logged')).toBeDefined()
})
