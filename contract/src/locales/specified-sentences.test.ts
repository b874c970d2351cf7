import { expect, test } from 'vitest'
import { en } from './en/words.ts'

/** Sentences the specification quotes (points 5 and 8), its own spelling included. Whoever corrects one leaves the specification. */
const specified: Record<string, string> = {
  'wayIn passwordMissing': 'password can not be null',
  'error call.line_missing': 'Choose the line first',
  'error call.offline': 'Server address error',
  'error orders.producing': 'Delete failed, Producting',
  'error session.link_invalid': 'Unvaliable link,Please Contact Manager',
  'error session.wrong_password': 'InValid account or password. Please check',
  'notices none': 'No Content',
  'say chooseLine': 'Choose the line first',
  'say createSuccess': 'Creat success',
  'say deleteSuccess': 'Delete success',
  'say downloadSuccess': 'Download success',
  'say none': 'No Content',
  'say required': 'can not be null',
  'say requiredField': '{field}: can not be null',
  'say saveSuccess': 'Save success',
  'say updateSuccess': 'Update success',
  'say uploadSuccess': 'Upload success',
  'shell accountMissing': 'account can not be null',
  'shell hasError': 'Has Error',
  'shell infoMissing': 'InValid account or password. Please check',
  'shell issue positive': 'positive number wanted',
  'shell languageSwitched': 'Switch Language Success',
  'shell noWebSocket': 'Your brouse don not support WebSockt',
  'shell passwordsDiffer': 'passwords not the same as the first',
  'shell rolesMissing': 'getInfo: the roles can no tbe null',
}
const specifiedSpelling =
  /Creat success|InValid|can no tbe|can not be null|brouse|don not|WebSockt|Unvaliable|Producting|Switch Language|Has Error|No Content/

type Sentence = [place: string, text: string]
const sentencesOf = (book: object, above = ''): Sentence[] =>
  Object.entries(book).flatMap(([key, value]: [string, unknown]) => {
    const place = above ? `${above} ${key}` : key
    return typeof value === 'object' && value !== null
      ? sentencesOf(value, place)
      : [[place, String(value)] satisfies Sentence]
  })
const sentences = sentencesOf(en)

test('every sentence the specification quotes is written as it quotes it', () =>
  expect(Object.fromEntries(sentences.filter(([place]) => place in specified))).toEqual(specified))

test('the specification’s spelling is used in no other sentence', () =>
  expect(sentences.filter(([place, text]) => specifiedSpelling.test(text) && !(place in specified))).toEqual(
    [],
  ))
