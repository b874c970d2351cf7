import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { notices } from '@takt/contract/notices.ts'
import { sopComments } from '@takt/contract/sopComments.ts'
import { sops } from '@takt/contract/sops.ts'
import { S10, startAnswers } from '../../testing/answers.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { another, aSop, aStep, released, releaseVersion } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const { admin } = await startAnswers(plant, line)
const refused = (key: string, field?: string) => expect.objectContaining({ key, ...(field && { field }) })
const { contentHash } = await released(
  plant,
  'L1',
  aSop('C', { ...S10, steps: [aStep('Look'), aStep('Push')] }),
)
const saying = (over: object = {}) => ({
  ...S10,
  commentId: randomUUID(),
  sopCode: 'C',
  sopVer: 1,
  stepNo: 2,
  contentHash,
  commentText: 'The picture shows the old clip',
  ...over,
})
const listed = async (filter = {}) => (await admin(sopComments.list, filter)).rows

test('a comment on a step is a task of its author, who is notified once, and its answer is read at the station', async () => {
  const comment = saying()
  const kept = await admin(sopComments.say, comment)
  expect(kept).toMatchObject({
    operatorNo: 'ANN',
    commentedBy: 'admin',
    authors: ['admin'],
    commentState: 'open',
  })
  expect(await admin(sopComments.say, comment)).toEqual(kept)
  const shown = await plant.as('admin')(notices.list, { eventType: 'sopCommented' })
  expect(shown.rows.map(({ about, messageContent }) => [about, messageContent])).toEqual([
    ['C', 'C, version 1, step 2, at S10: “The picture shows the old clip”'],
  ])
  const otherNotices = await another(plant, 'L1')(notices.list, { eventType: 'sopCommented' })
  expect(otherNotices.rows).toEqual([])
  expect(await listed({ own: true })).toMatchObject([{ commentId: comment.commentId, newestVer: 1 }])
  expect((await another(plant, 'L1')(sopComments.list, { own: true })).rows).toEqual([])
  const answer = {
    commentId: comment.commentId,
    commentState: 'taken' as const,
    answerNote: 'New picture on Friday',
  }
  await admin(sopComments.answer, answer)
  await expect(
    another(plant, 'L1')(sopComments.answer, { ...answer, commentState: 'declined' }),
  ).rejects.toEqual(refused('sopComments.answered'))
  expect(await admin(sopComments.here, { ...S10, sopCode: 'C', sopVer: 1 })).toMatchObject([
    { stepNo: 2, stepNow: 2, commentState: 'taken', answerNote: 'New picture on Friday' },
  ])
  expect(await admin(sopComments.here, { stationNumber: 'S20', sopCode: 'C', sopVer: 1 })).toEqual([])
  const rows = await admin(audit.of, { lineNumber: 'L1', entity: 'sop', entityKey: 'C 1' })
  expect(rows.map(({ action }) => action).slice(0, 2)).toEqual(['answerComment', 'comment'])
})

test('who answers is shown that there is a newer version; what is superseded takes no comment', async () => {
  const open = saying({ stepNo: 1 })
  await admin(sopComments.say, open)
  await admin(sops.revise, { sopCode: 'C', sopVer: 1 })
  expect(await listed({ commentState: 'open' })).toMatchObject([{ sopVer: 1, newestVer: 2 }])
  await releaseVersion(plant, 'L1', { sopCode: 'C', sopVer: 2 })
  await expect(admin(sopComments.say, saying())).rejects.toEqual(refused('sops.not_in_force'))
  // The open one stays a task.
  expect(await listed({ commentState: 'open' })).toHaveLength(1)
})

test('a comment must be about something there, by somebody there', async () => {
  const now = { sopVer: 2 }
  const refuses = (over: object, key: string, field?: string) =>
    expect(admin(sopComments.say, saying({ ...now, ...over }))).rejects.toEqual(refused(key, field))
  await refuses({ stepNo: 3 }, 'record.unknown', 'stepNo')
  await refuses({ stepNo: 0 }, 'record.unknown', 'stepNo')
  await refuses({ contentHash: 'other' }, 'sops.other_content')
  await refuses({ operatorNo: 'BOB' }, 'sopComments.not_signed_on', 'operatorNo')
  await refuses({ stationNumber: 'S20' }, 'sops.not_in_force')
  await refuses({ commentText: '  ' }, 'call.invalid', 'commentText')
  await expect(
    admin(sopComments.answer, { commentId: randomUUID(), commentState: 'taken', answerNote: 'x' }),
  ).rejects.toEqual(refused('record.unknown', 'commentId'))
  const mine = saying(now)
  await admin(sopComments.say, mine)
  await expect(another(plant, 'L1')(sopComments.say, mine)).rejects.toEqual(
    refused('record.unknown', 'commentId'),
  )
})

test('two who answer at once: one of them gets who did', async () => {
  const comment = saying({ sopVer: 2 })
  await admin(sopComments.say, comment)
  const answer = { commentId: comment.commentId, answerNote: 'x' }
  const both = await Promise.allSettled([
    admin(sopComments.answer, { ...answer, commentState: 'taken' }),
    another(plant, 'L1')(sopComments.answer, { ...answer, commentState: 'declined' }),
  ])
  expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { key: 'sopComments.answered' } },
  ])
})

test('a comment on an earlier version is shown at the same step, wherever it is now', async () => {
  const steps = (...texts: string[]) => texts.map((text) => aStep(text))
  const first = await released(
    plant,
    'L1',
    aSop('M', { ...S10, steps: steps('Take', 'Clean', 'Grease', 'Fit') }),
  )
  const say = (stepNo: number) =>
    admin(sopComments.say, saying({ sopCode: 'M', stepNo, contentHash: first.contentHash }))
  for (const stepNo of [1, 2, 3, 4]) await say(stepNo)
  const { revision, sopVer } = await admin(sops.revise, { sopCode: 'M', sopVer: 1 })
  const draft = aSop('M', { ...S10, steps: steps('Take', 'Fit', 'Grease with a brush', 'Look') })
  await admin(sops.update, { ...draft, sopVer, revision, validFrom: null })
  await releaseVersion(plant, 'L1', { sopCode: 'M', sopVer })
  const onStation = await admin(sopComments.here, { ...S10, sopCode: 'M', sopVer })
  const now = onStation
    .map(({ stepNo, stepNow }) => [stepNo, stepNow])
    .toSorted(([one], [other]) => one! - other!)
  expect(now).toEqual([
    [1, 1],
    [2, null],
    [3, null],
    [4, 2],
  ])
})
