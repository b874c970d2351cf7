import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defects } from '@takt/contract/defects.ts'
import type { Failure } from '@takt/contract/failures.ts'
import type { ReworkLook } from '@takt/contract/rework.ts'
import { open, pretend } from '~/testing/open.tsx'
import { PartsToExchange } from './PartsToExchange.tsx'
import { useReport } from './use-report.ts'

const server = pretend()
const id = (end: number) => `0190c0de-0000-7000-8000-00000000000${end}`
const [unit, board, cover] = [id(1), id(2), id(3)]
const part = (componentId: string, bomName: string) => ({
  componentId,
  bomName,
  bomCode: bomName.toUpperCase(),
  bomLot: 'LOT',
  serial: null,
  childId: null,
  quantity: 1,
})
const failure = (resultCode: string, componentId: string | null) =>
  ({
    failId: `${id(9)}${resultCode}`,
    productId: unit,
    failStatus: 'rework',
    resultCode,
    componentId,
    defectCode: null,
    subDefectCode: null,
  }) as Failure // of a failure only this is used
const work = {
  unit: { productId: unit, returnStep: null },
  failures: [failure('NOISE', board), failure('GAP', null)],
  components: [part(board, 'Board'), part(cover, 'Cover')],
  operatorNo: null,
  hindrance: null,
  people: [],
} as unknown as ReworkLook // and of the unit

function Bench() {
  const report = useReport(work)
  return (
    <>
      <PartsToExchange work={work} report={report} />
      <output>{JSON.stringify(report.draft.exchanged.map(({ failIds }) => failIds.length))}</output>
    </>
  )
}

test('a failure of a part is ticked there and cannot stay behind; under another it shows whose it is', async () => {
  const user = userEvent.setup()
  server.on(defects.choices, () => [])
  await open(<Bench />, { grants: { reworkReporting: 'edit' } })
  const [ofBoard, ofCover] = screen.getAllByRole('listitem', { hidden: true }) as [HTMLElement, HTMLElement]
  const exchange = async (at: HTMLElement) =>
    user.click(within(at).getByRole('button', { name: 'Exchange', hidden: true }))
  const box = (at: HTMLElement, name: RegExp) =>
    within(at).getByRole<HTMLInputElement>('checkbox', { name, hidden: true })
  const seen = (at: HTMLElement, name: RegExp) => {
    const { checked, disabled } = box(at, name)
    return { checked, disabled }
  }
  await exchange(ofBoard)
  await exchange(ofCover)
  expect(seen(ofBoard, /NOISE/)).toEqual({ checked: true, disabled: true })
  expect(seen(ofCover, /NOISE.*Belongs to Board · LOT/)).toEqual({ checked: false, disabled: true })
  expect(seen(ofBoard, /GAP/)).toEqual({ checked: false, disabled: false })

  await user.click(box(ofCover, /GAP/))
  expect(seen(ofCover, /GAP/)).toEqual({ checked: true, disabled: false })
  expect(seen(ofBoard, /GAP.*Belongs to Cover · LOT/)).toEqual({ checked: false, disabled: true })
  expect(screen.getByText('[0,1]')).toBeDefined()
})
