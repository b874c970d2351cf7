import type { z } from 'zod'
import type { changes, FieldChange } from '@takt/contract/changes.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayChoice } from '@takt/contract/say-facts.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { type Cell, writeSheet } from '../../platform/files/sheet.ts'
import { allChanges } from './changes.ts'

type ChangeExport = z.output<typeof changes.export.input>

/** A row for each field that became different; what changed no field has one too. */
export const exportChanges = (call: PlantCall & Exporting, { format, ...filter }: ChangeExport) => {
  const { field, changes: changeWords, entity } = call.words
  return writeSheet(call, format, {
    fileName: 'changes',
    columns: [
      { title: field.at, kind: 'instant' },
      { title: field.userName, kind: 'name' },
      { title: field.entity, kind: 'choice', says: entity },
      { title: field.entityKey, kind: 'name' },
      { title: field.action, kind: 'choice', says: call.words.action },
      { title: field.reason, kind: 'name' },
      { title: field.field, kind: 'name' },
      { title: changeWords.before, kind: 'name' },
      { title: changeWords.after, kind: 'name' },
      { title: field.lineNumber, kind: 'name' },
    ],
    rows: exportRows(call, filter),
    total: null,
  })
}

const none: FieldChange = { within: [], field: '', before: null, after: null }

async function* exportRows(
  call: PlantCall & Exporting,
  scope: Omit<ChangeExport, 'format'>,
): AsyncGenerator<Cell[]> {
  for await (const { fieldChanges, productSn, ...change } of allChanges(call, scope)) {
    const { at, userName, entity, entityKey, action, reason, lineNumber } = change
    for (const one of fieldChanges.length ? fieldChanges : [none])
      yield [
        at,
        userName,
        entity,
        productSn ?? entityKey,
        action,
        reason,
        [...one.within, fieldName(call.words, one.field)].join(' · '),
        say(call.words, one.field, one.before),
        say(call.words, one.field, one.after),
        lineNumber,
      ]
  }
}

const fieldName = ({ field }: Words, name: string) => (field as Record<string, string>)[name] ?? name
/** A choice by its word, also in a list. */
const say = (words: Words, field: string, value: FieldChange['before']): Cell => {
  if (Array.isArray(value)) return value.map((one) => sayChoice(words, field, one)).join(', ')
  return (
    (words as unknown as Record<string, Record<string, Cell> | undefined>)[field]?.[String(value)] ?? value
  )
}
