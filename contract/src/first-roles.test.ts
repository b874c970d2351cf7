import { expect, test } from 'vitest'
import { firstRoles, roleInWords } from './first-roles.ts'
import { people } from './locales/es/people.ts'

test('a built-in role is read in the language of the reader, until somebody writes a text of their own', () => {
  const editor = { roleKey: 'editor', ...firstRoles.editor }
  expect(roleInWords(editor, { people })).toEqual({ roleKey: 'editor', ...people.firstRole.editor })
  expect(roleInWords({ ...editor, description: 'Line 3 only' }, { people })).toEqual({
    roleKey: 'editor',
    roleName: people.firstRole.editor.roleName,
    description: 'Line 3 only',
  })
  const own = { roleKey: 'leader', roleName: 'Editor', description: null }
  expect(roleInWords(own, { people })).toBe(own)
})
