import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the menu of a table's row and answers what is in it. It closes again when something in it is chosen. */
export async function rowMenu(user: UserEvent, row: RegExp | HTMLElement) {
  const found = row instanceof HTMLElement ? row : await screen.findByRole('row', { name: row })
  const opener = within(found).getByRole('button', { name: 'Actions' })
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener)
  return within(
    await waitFor(() => {
      const menu = document.getElementById(opener.getAttribute('aria-controls') ?? '')
      if (!menu) throw new Error('The menu of the row is not open')
      return menu
    }),
  )
}

/** The menu in the page's head, once the page has one. */
export async function pageMenu(user: UserEvent) {
  const head = await waitFor(() => {
    const header = screen.getByRole('heading', { level: 1 }).closest('header')!
    within(header).getByRole('button', { name: 'Actions' })
    return header
  })
  return rowMenu(user, head)
}
