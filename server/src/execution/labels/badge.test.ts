import { BarcodeFormat } from '@zxing/library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labels } from '@takt/contract/labels.ts'
import { operators } from '@takt/contract/operators.ts'
import { pagesOf, read } from '../../testing/pdf.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')

const person = { userName: null, level: 1, teamName: null, enabled: true }
beforeAll(async () => {
  await admin(operators.create, { ...person, operatorNo: 'OP1', name: 'Ana Gómez', cardId: 'CARD-0001' })
  await admin(operators.create, { ...person, operatorNo: 'OP2', name: 'Ben', cardId: null })
  const left = { operatorNo: 'OP3', name: 'Carl', cardId: 'CARD-0003', enabled: false }
  await admin(operators.create, { ...person, ...left })
})

const fetchBadge = async (operatorNo: string, symbol = 'qrcode') =>
  plant.app.inject({
    method: 'POST',
    url: `/api/${labels.badge.name}`,
    headers: { authorization: `Bearer ${await plant.tokenFor('admin')}` },
    payload: { operatorNo, paper: 'label100x50', symbol },
  })

test('a reader of badges reads the badge number from it, a person the name', async () => {
  const reply = await fetchBadge('OP1')
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf' })
  const [page] = pagesOf(reply.rawPayload)
  expect(read(page!, BarcodeFormat.QR_CODE)).toBe('CARD-0001')
  expect(page!.texts.slice(0, 2)).toEqual(['Ana Gómez', 'CARD-0001'])
})

test('who has no badge number gets no badge that no reader would know', async () => {
  expect((await fetchBadge('OP2')).json()).toMatchObject({
    key: 'labels.no_card',
    field: 'operatorNo',
    facts: { operatorNo: 'OP2' },
  })
  expect((await fetchBadge('nobody')).json()).toMatchObject({ key: 'record.unknown' })
})

test('who is not in use gets none', async () => {
  expect((await fetchBadge('OP3')).json()).toMatchObject({
    key: 'operators.disabled',
    facts: { operatorNo: 'OP3' },
  })
})
