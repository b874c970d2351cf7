import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defects } from '@takt/contract/defects.ts'
import { rework, type ReworkLook, type ReworkReport } from '@takt/contract/rework.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Advice } from './Advice.tsx'
import { ReportForm } from './ReportForm.tsx'
import { useReport } from './use-report.ts'

const server = pretend()
const work = {
  unit: { productId: '0190c0de-0000-7000-8000-000000000001', productSn: 'A-1', returnStep: null },
  failures: [],
  components: [],
  steps: [],
  operatorNo: null,
  hindrance: null,
  people: [],
} as unknown as ReworkLook // of the unit only this is used

const failure = {
  productId: work.unit.productId,
  failStatus: 'rework',
  defectCode: null,
  stationNumber: 'S20',
}
const measured = {
  resultValue: null,
  minValue: null,
  maxValue: null,
  unit: null,
  failTime: '2026-06-10T06:00:00Z',
}
const found = ['TORQUE', 'VOUT'].map((resultCode) => ({
  ...failure,
  ...measured,
  resultCode,
  resultName: resultCode,
  failId: resultCode,
  remark: null,
})) as unknown as ReworkLook['failures'] // the rest is not looked at
const helped = { causeCode: null, tested: 3, passed: 2, last: '2026-06-10T06:00:00Z' }
const ofTwo: ReworkLook = {
  ...work,
  failures: found,
  advice: [
    { symptom: 'TORQUE', repairCode: 'tightened', ...helped },
    { symptom: 'VOUT', repairCode: 'resolder', ...helped },
  ],
}
function Bench() {
  const report = useReport(ofTwo)
  return (
    <>
      <Advice work={ofTwo} report={report} />
      <ReportForm work={ofTwo} report={report} onDone={() => {}} />
    </>
  )
}

const Form = () => <ReportForm work={work} report={useReport(work)} onDone={() => {}} />

test('more minutes than a report may have are refused at their field, and not turned into as many as it may', async () => {
  const user = userEvent.setup()
  server.on(rework.report, () => ({}) as ReworkReport)
  const sent = () => server.called.filter(({ path }) => path.includes('rework/report'))
  await open(<Form />, { grants: { reworkReporting: 'edit' } })
  await user.type(screen.getByLabelText(/Remark/), 'burnt')
  const minutes = screen.getByLabelText<HTMLInputElement>('Time spent (minutes)')
  await user.clear(minutes)
  await user.type(minutes, '3000')
  await user.tab()
  expect(minutes.value).toBe('3000.0')
  expect(screen.getByRole('alert').textContent).toBe('At most 1,440')
  expect(minutes.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await user.click(screen.getByRole('button', { name: /scrap/ }))
  expect(sent()).toEqual([])

  await user.clear(minutes)
  await user.type(minutes, '30')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: /scrap/ }))
  expect(sent()).toMatchObject([{ body: { timeSpent: 1800 } }])
})

test('half a minute is half a minute with a comma too', async () => {
  const user = userEvent.setup()
  server.on(rework.report, () => ({}) as ReworkReport)
  await open(<Form />, { grants: { reworkReporting: 'edit' }, language: 'es' })
  await user.type(await screen.findByLabelText(/Observación/), 'quemado')
  const minutes = screen.getByLabelText<HTMLInputElement>('Tiempo empleado (minutos)')
  await user.clear(minutes)
  await user.type(minutes, '2,5')
  await user.tab()
  expect(minutes.value).toBe('2,5')
  await user.click(screen.getByRole('button', { name: /desecho/ }))
  expect(server.called.at(-1)!.body).toMatchObject({ timeSpent: 150 })
})

test('of two defects the one is chosen that was repaired, and what worked before is of it', async () => {
  const user = userEvent.setup()
  server.on(defects.choices, () => [])
  server.on(rework.report, () => ({}) as ReworkReport)
  await open(<Bench />, { grants: { reworkReporting: 'edit' } })
  expect(await screen.findByText('resolder')).toBeTruthy()
  expect(screen.queryByText('tightened')).toBeNull()
  const which = within(screen.getByRole('group', { name: 'Which of them was repaired' }))
  expect(which.getByRole('button', { name: 'VOUT' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(which.getByRole('button', { name: 'TORQUE' }))
  expect(await screen.findByText('tightened')).toBeTruthy()
  expect(screen.queryByText('resolder')).toBeNull()
  await user.type(screen.getByLabelText(/Remark/), 'burnt')
  await user.click(screen.getByRole('button', { name: /scrap/ }))
  expect(server.called.at(-1)!.body).toMatchObject({ failId: 'TORQUE' })
})
