import { expect, type Locator, type Page, test } from '@playwright/test'
import { pages } from '@takt/contract/pages.ts'
import { processings, type Step } from '@takt/contract/processings.ts'
import { call } from './call.ts'
import { open, settled, visit } from './visit.ts'

/** Presses Tab, or Shift+Tab, until the focus is on what has this name. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  for (let pressed = 0; pressed < 120; pressed++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const one = document.activeElement
      const label =
        one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
          ? one.labels?.[0]?.textContent
          : null
      return (one?.getAttribute('aria-label') ?? label ?? one?.textContent ?? '').trim()
    })
    if (focused === name) return
  }
  throw new Error(`Tab does not come to ${name}`)
}
const backTo = (page: Page, name: string) => tabTo(page, name, 'Shift+Tab')

async function addStep(page: Page, button: string, name: string, station: string) {
  await backTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.locator('#step-name')).toBeFocused()
  await page.keyboard.type(name)
  await tabTo(page, 'Station')
  await page.keyboard.type(station)
}

async function pick(page: Page, field: string, option: string) {
  await tabTo(page, field)
  await page.keyboard.type(option)
  await page.keyboard.press('Enter')
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('by keyboard alone a route is made, a fault is named and corrected, and it is released', async ({
  page,
}) => {
  const troubles = await visit(page, 'admin', 'en')
  await open(page, pages.processingCreate.path)
  await settled(page)
  await tabTo(page, 'New route')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, 'Route')
  await page.keyboard.type('R-KEYS')
  await tabTo(page, 'Route name')
  await page.keyboard.type('Made by keyboard')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'R-KEYS' })).toBeVisible()
  await expect(page.getByText('It has no steps')).toBeVisible()

  await tabTo(page, 'Add a step')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Load')
  await tabTo(page, 'Station')
  await page.keyboard.type('S10')
  await addStep(page, 'Add a step', 'Test', 'S20')
  await addStep(page, 'Add a rework step', 'Fix', 'S90')
  await expect(page.getByText('Ready to be released')).toBeVisible()

  const list = page.getByRole('list', { name: 'Steps' })
  await list.locator('[tabindex="0"]').waitFor()
  for (let pressed = 0; pressed < 30 && !(await list.locator(':focus').count()); pressed++)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await expect(list.locator(':focus')).toContainText('Test')
  await page.keyboard.press('Enter')
  await pick(page, 'Return step', 'none')
  await expect(page.getByText('A rework step has no return step')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled')

  await backTo(page, 'Step 20')
  await page.keyboard.press('Enter')
  await pick(page, 'Return step', '20')
  await expect(page.getByText('Ready to be released')).toBeVisible()
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Save changes of R-KEYS, version 1?').filter({ visible: true }).first(),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Update success')).toBeVisible()
  await backTo(page, 'Release')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Release')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Released: version 1 can no longer be changed/)).toBeVisible()

  const { rows } = await call(processings.list, { processingNumber: 'R-KEYS' })
  expect(
    rows[0]!.steps.map(({ stepSeq, stationNumber, nextStep, reworkStep, returnStep }) => [
      stepSeq,
      stationNumber,
      nextStep,
      reworkStep,
      returnStep,
    ]),
  ).toEqual([
    [10, 'S10', 20, null, null],
    [20, 'S20', null, 30, 20],
    [30, 'S90', null, null, null],
  ])
  expect(troubles).toEqual([])
})

test('by mouse two steps are connected by dragging, and what was drawn is saved', async ({ page }) => {
  const step = (stepSeq: number): Step => ({
    stepSeq,
    stepName: `Job ${stepSeq}`,
    stationNumber: `S${stepSeq}`,
    mustPass: true,
    nextStep: null,
    reworkStep: null,
    returnStep: null,
    maxLoops: 0,
    colSetId: null,
    colSetVersion: null,
  })
  await call(processings.create, {
    processingNumber: 'R-MOUSE',
    processingName: 'Drawn',
    remark: null,
    steps: [step(10), step(20)],
  })
  const troubles = await visit(page, 'admin', 'en')
  await open(page, `${pages.processingCreate.path}?route=R-MOUSE&version=1`)
  await settled(page)
  await expect(page.getByText('It has more than one start')).toBeVisible()
  const end = (id: number, name: string) =>
    page.locator(`.react-flow__node[data-id="${id}"] .react-flow__handle[data-handleid="${name}"]`)
  await drag(page, end(0, 'next'), end(1, 'in'))
  await expect(page.getByText('Ready to be released')).toBeVisible()
  await drag(page, end(1, 'rework'), end(1, 'in'))
  await expect(page.getByText('NG · retested here · max. 1×')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Update success')).toBeVisible()
  const { rows } = await call(processings.list, { processingNumber: 'R-MOUSE' })
  expect(rows[0]!.steps).toEqual([
    { ...step(10), nextStep: 20 },
    { ...step(20), reworkStep: 20, maxLoops: 1 },
  ])
  expect(troubles).toEqual([])
})
