import { z } from 'zod'
import { command, download, feature, plantCommand, plantDownload, query } from './endpoint.ts'
import { byId, choice, code, count, name, positive, whole } from './fields.ts'

/** What is printed on: a label printer's label, or a sheet of 24 labels of 70 × 37 mm. */
export const papers = ['label50x25', 'label100x50', 'sheetA4'] as const
export type Paper = (typeof papers)[number]
export const symbols = ['code128', 'qrcode', 'datamatrix'] as const
export type BarcodeSymbol = (typeof symbols)[number]
/** How the labels of a step are made, as a package names it: on which paper, with which code. */
export type LabelTemplate = `${Paper}-${BarcodeSymbol}`
export const labelTemplates = papers.flatMap((paper) =>
  symbols.map((symbol): LabelTemplate => `${paper}-${symbol}`),
) as [LabelTemplate, ...LabelTemplate[]] // there are papers and symbols
export type LabelLook = { paper: Paper; symbol: BarcodeSymbol }
/** Null: there is no such template. */
export const lookOfTemplate = (template: string): LabelLook | null =>
  papers
    .flatMap((paper) => symbols.map((symbol): LabelLook => ({ paper, symbol })))
    .find(({ paper, symbol }) => `${paper}-${symbol}` === template) ?? null
/** Where no package defines another. */
export const usualLabel = { paper: 'label50x25', symbol: 'code128' } as const satisfies LabelLook

/** So many labels in one file. */
export const mostLabels = 10_000

const how = { paper: choice(papers), symbol: choice(symbols) }
/** Serials of an order from one number to another, both included. */
const range = { ...byId.shape, from: positive(), to: positive() }
const isRange = ({ from, to }: { from: number; to: number }) => to >= from && to - from < mostLabels
const atEnd = { path: ['to'], error: 'wrong' }

const copied = { copies: whole(1, 240), ...how }
const ofPart = { bomCode: code(), ...copied }
const ofMaterial = { bomCode: code(), bomLot: code(), ...copied }
const printed = { labels: count(), again: count() }
const queue = ['orderCreate', 'pendingProductionOrder', 'toMesProcess', 'mesProcess'] as const

export const labels = feature('labels', {
  /** The look of an order's labels: as the package it is made by has them at the first step that has a label. `stepName` null: no package defines it. */
  look: query({ input: byId, output: z.object({ ...how, stepName: name().nullable() }), for: queue }),
  serials: download({
    input: z.strictObject({ ...range, ...how }).refine(isRange, atEnd),
    output: z.never(),
    for: queue,
  }),
  /** Counts them as printed, before the file is fetched; a label that was printed before is marked as a reprint. */
  print: command({
    input: z.strictObject({ ...range, ...how }).refine(isRange, atEnd),
    output: z.object({ ...range, ...how, ...printed }),
    for: queue,
    touches: ['orders'],
  }),
  lot: download({
    input: z.strictObject({ ...byId.shape, ...how }),
    output: z.never(),
    for: ['toMesProcess', 'mesProcess'],
  }),
  /** For the bin or the shelf of a part: its number, to be scanned where the part has to be chosen. */
  part: plantDownload({ input: z.strictObject(ofPart), output: z.never(), for: ['bomDef'] }),
  printPart: plantCommand({
    input: z.strictObject(ofPart),
    output: z.object({ ...ofPart, ...printed }),
    for: ['bomDef'],
  }),
  /** For a box or reel that came without one: a station reads it by the rule of its part. */
  material: download({ input: z.strictObject(ofMaterial), output: z.never(), for: ['bomMonitors'] }),
  printMaterial: command({
    input: z.strictObject(ofMaterial),
    output: z.object({ ...ofMaterial, ...printed }),
    for: ['bomMonitors'],
  }),
  /** What an operator holds to the reader of a station. */
  badge: plantDownload({
    input: z.strictObject({ operatorNo: code(), ...how }),
    output: z.never(),
    for: ['operator'],
  }),
  /** What goes with an order through the line. */
  traveler: download({ input: byId, output: z.never(), for: ['orderCreate', 'pendingProductionOrder'] }),
})
