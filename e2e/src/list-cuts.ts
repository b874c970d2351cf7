import type { Page } from '@playwright/test'
import type { PageName } from '@takt/contract/pages.ts'

/** Every page whose first view is a list. */
export const lists: readonly PageName[] = [
  'role',
  'users',
  'lineDef',
  'mesProcess',
  'toMesProcess',
  'orderCreate',
  'pendingProductionOrder',
  'orderHistory',
  'pendingProductionHistory',
  'stationDef',
  'processResultDef',
  'equipmentAlarmDefs',
  'inspectManage',
  'equipmentAlarm',
  'processingCreate',
  'typeCreat',
  'typeProcessSetting',
  'operator',
  'productSummary',
  'processSummary',
  'dataSummary',
  'bomSet',
  'bomDef',
  'bomMonitors',
  'bomProcessSummary',
  'stationLogView',
  'mesLogView',
  'dbLogView',
  'sysLogView',
  'ampereLampSetting',
  'lossInquiry',
  'failDef',
  'problems',
  'concessions',
  'reports',
  'notifyCenter',
  'notifySet',
  'toolDef',
  'sopManage',
  'toolSet',
  'signals',
]

/** Whose names and words about material are read whole in every row. */
export const wholeRows: readonly PageName[] = [
  'orderHistory',
  'orderCreate',
  'bomMonitors',
  'bomDef',
  'stationDef',
]

/** What is above the rows there, and belongs above them. */
export const figuresFirst: Partial<Record<PageName, string>> = {
  bomProcessSummary: 'what was consumed, of which the rows are the details',
  stationDef: 'which stations are silent',
  mesLogView: 'whether the host answers',
  users: 'the tabs of accounts, recipients and refused calls',
  inspectManage: 'five views, a line of their own in English',
  sopManage: 'three views, a line of their own in English',
}

/** Heads and buttons whose words are cut, and what frozen actions cover in half. */
export const cutIn = (page: Page) =>
  page.evaluate(() => {
    const seen = (one: Element) => one.getClientRects().length > 0
    const isCut = (one: Element) =>
      [one, ...one.querySelectorAll('span')].some(
        (part) =>
          part.clientWidth > 0 &&
          part.scrollWidth > part.clientWidth + 1 &&
          getComputedStyle(part).overflowX !== 'visible',
      )
    const heads = [...document.querySelectorAll('[role=columnheader]')].filter(seen)
    const buttons = [...document.querySelectorAll('main :is(header, footer, [role=search]) button')].filter(
      (one) => seen(one) && !one.closest('[data-chips]'),
    )
    const outside = buttons.filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return (left < -1 || right > window.innerWidth + 1) && !one.closest('[data-slides]')
    })
    const edge = heads.at(-1)?.getBoundingClientRect().left ?? 0
    const covered = heads.slice(0, -1).filter((head) => {
      const { left, right } = head.getBoundingClientRect()
      return left < edge - 1 && right > edge + 1
    })
    const textsOf = (all: Element[]) => all.map((one) => one.textContent || one.getAttribute('aria-label'))
    return {
      heads: heads.length,
      cut: textsOf([...heads, ...buttons].filter(isCut)),
      outside: textsOf(outside),
      covered: window.innerWidth >= 1440 ? textsOf(covered) : [],
      wide: document.documentElement.scrollWidth > window.innerWidth,
    }
  })

/** Orders of other tests that run at the same time have codes longer than a plant's. */
const ofOtherTests = /\d{12}/

/** What is in rows and is cut, in a table or on a telephone. */
export const cutCells = async (page: Page) => {
  const cut = await page
    .locator('[data-front=true] :is([role=gridcell], li[data-row])')
    .evaluateAll((cells) =>
      cells
        .filter((cell) =>
          [cell, ...cell.querySelectorAll('*')].some(
            (part) =>
              part.clientWidth > 0 &&
              part.scrollWidth > part.clientWidth + 1 &&
              !['visible', 'auto'].includes(getComputedStyle(part).overflowX),
          ),
        )
        .map(({ textContent }) => textContent ?? ''),
    )
  return cut.filter((text) => !ofOtherTests.test(text))
}
