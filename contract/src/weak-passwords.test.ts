import { expect, test } from 'vitest'
import { weaknessOf } from './weak-passwords.ts'

test.each([
  ['aaaaaaaaaa', 'repeated'],
  ['          ', 'repeated'],
  ['1212121212', 'repeated'],
  ['abcabcabcabc', 'repeated'],
  ['ababababab1', 'repeated'],
  ['1234567890', 'sequence'],
  ['0987654321', 'sequence'],
  ['qwertyuiop', 'sequence'],
  ['abcdefghijkl', 'sequence'],
  ['1q2w3e4r5t', 'sequence'],
  ['1qaz2wsx3edc', 'sequence'],
  ['Qwertz12345', 'sequence'],
  ['password12', 'common'],
  ['Passwort2026!', 'common'],
  ['P@ssw0rd1234', 'common'],
  ['admin12345', 'common'],
  ['welcome2026', 'common'],
  ['iloveyou123', 'common'],
  ['2026Summer!!', 'common'],
  ['adminadmin1', 'repeated'],
  ['superadmin1', 'common'],
  ['changeme2026', 'common'],
  ['contraseña1', 'common'],
  ['AdminPassword', 'common'],
] as const)('%s is refused as %s', (password, weakness) => expect(weaknessOf(password)).toBe(weakness))

test.each([
  ['anna.schmidt1', 'name'],
  ['Schmidt20261', 'name'],
  ['WerkNord2026', 'name'],
  ['takt123456', 'name'],
  ['T4kt-2026-!', 'name'],
] as const)('%s, made of the names of the account and the plant, is refused', (password, weakness) =>
  expect(weaknessOf(password, ['anna.schmidt', 'Anna Schmidt', 'Werk Nord', 'WerkNord'])).toBe(weakness),
)

test.each([
  'a first password',
  'a password for tests',
  'correct horse battery',
  'xk7f-mq3p-9ahd-w2uc',
  'der Kaffee war kalt',
  'Tango-Flasche-17',
  '我的密码是很长的一句话',
  'blue kettle 44',
  'annas garden gate',
])('%s is taken', (password) =>
  expect(weaknessOf(password, ['anna', 'Anna Schmidt', 'Werk Nord'])).toBeNull(),
)
