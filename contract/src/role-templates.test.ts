import { describe, expect, test } from 'vitest'
import { grantablePages, pages, type PageName } from './pages.ts'
import { roleTemplates, templateMenu } from './role-templates.ts'
import { Grant } from './users.ts'

const admins: PageName[] = ['role', 'users', 'basicInfo', 'lineDef']

describe.each(Object.entries(roleTemplates))('the template %s', (name, { view = [], edit = [] }) => {
  const named = [...view, ...edit]

  test('names every page once', () =>
    expect(named.filter((page, place) => named.indexOf(page) !== place)).toEqual([]))

  test('names only pages a role may hold', () =>
    expect(named.filter((page) => !grantablePages.some((grantable) => grantable === page))).toEqual([]))

  test('leaves accounts, roles, lines and the plant to administrators', () =>
    expect(named.filter((page) => admins.includes(page))).toEqual([]))

  test('gives a menu a role can be saved with, in the order of the page table', () => {
    const menu = templateMenu(name as keyof typeof roleTemplates) // a key of the table
    expect(Grant.array().parse(menu)).toEqual(menu)
    expect(menu.map(({ page }) => page)).toEqual(grantablePages.filter((page) => named.includes(page)))
    expect(
      menu
        .filter(({ level }) => level === 'edit')
        .map(({ page }) => page)
        .toSorted(),
    ).toEqual([...edit].toSorted())
  })
})

test('somebody may open every page of traceability, equipment, quality and andon without being an administrator', () => {
  const given = new Set(
    Object.values(roleTemplates).flatMap(({ view = [], edit = [] }) => [...view, ...edit]),
  )
  const groups = ['tracibility', 'equipment', 'rework', 'reworker', 'ampereLamp']
  const pagesOfRole = grantablePages.filter((page) => groups.includes(pages[page].group))
  expect(pagesOfRole.filter((page) => !given.has(page))).toEqual([])
})

test('who leads a shift may make the checks that keep units away, and who works at a station sees them', () => {
  expect(roleTemplates.shiftLeader.edit).toContain('inspectManage')
  expect(roleTemplates.lineOperator.view).toContain('inspectManage')
})
