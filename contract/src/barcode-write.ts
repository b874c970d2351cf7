import { type BarcodeRule, type Label, type LabelFact, labelFacts, readLabel } from './barcode.ts'

/** What a label must contain so that this rule reads these facts from it, those it has a place for; null: they do not fit the rule. What is written is read back as a check. */
export function writeLabel(rule: BarcodeRule, label: Label): string | null {
  const text = textOf(rule, label)
  const read = text === null ? null : readLabel(rule, text)
  return read && labelFacts.every((fact) => read[fact] === null || read[fact] === label[fact]) ? text : null
}

function textOf(rule: BarcodeRule, label: Label): string | null {
  switch (rule.kind) {
    case 'plain':
      return label.bomLot
    case 'separated': {
      const pieces = Array.from({ length: Math.max(...rule.fields.map(({ place }) => place)) }, () => '')
      for (const { fact, place, prefix } of rule.fields)
        if (label[fact] !== null) pieces[place - 1] = prefix + sayFact(label, fact)
      return pieces.join(rule.separator)
    }
    case 'fixed': {
      const characters: string[] = []
      for (const { fact, place, length } of rule.fields) {
        const text = sayFact(label, fact, length)
        if (text.length > length) return null
        for (let at = 0; at < length; at++) characters[place - 1 + at] = text[at] ?? ' '
      }
      return Array.from(characters, (character) => character ?? ' ').join('')
    }
    case 'gs1':
      return elementString(label)
  }
}

function sayFact(label: Label, fact: LabelFact, length?: number): string {
  if (fact === 'expiry') return (label.expiry ?? '').replaceAll('-', '').slice(length === 6 ? 2 : 0)
  return String(label[fact] ?? '')
}

/** What GS1 lets a part number of at most 30 and a lot of at most 20 consist of; identifiers are in brackets here. */
const allowed = /^[!"%&'*-?A-Z_a-z]+$/

function elementString({ bomCode, bomLot, quantity, expiry }: Label): string | null {
  if (!allowed.test(bomLot + (bomCode ?? '')) || bomLot.length > 20 || (bomCode ?? '').length > 30)
    return null
  const counted = quantity !== null && Number.isInteger(quantity) && quantity < 1e8 ? `(30)${quantity}` : ''
  return `${bomCode === null ? '' : `(241)${bomCode}`}(10)${bomLot}${counted}${expiry ? `(17)${expiry.replaceAll('-', '').slice(2)}` : ''}`
}
