import { vi } from 'vitest'

/** The window is as narrow as a telephone's, until mocks are restored. */
export function beOnTelephone() {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(wide(query), 'matches', { value: query.startsWith('(max-width') }),
  )
}
