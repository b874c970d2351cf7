import { expect, test } from 'vitest'
import { whoDid } from './audit.ts'
import { systemUser } from './system-user.ts'

test('what no person did is called by the word of the reader, an account that is gone by its own name', () => {
  expect(whoDid({ userName: systemUser, name: null }, 'Sistema')).toBe('Sistema')
  expect(whoDid({ userName: 'ana', name: 'Ana Gómez' }, 'Sistema')).toBe('Ana Gómez')
  expect(whoDid({ userName: 'gone', name: null }, 'Sistema')).toBe('gone')
})
