import { svgOf } from './chart.ts'
import type { Doc } from './letters.ts'
import { grey, lead, Paper } from './paper.ts'
import type { PaperChart, PaperFact, PaperReport, PaperSection } from './pdf.ts'
import { drawSvg } from './svg.ts'
import { drawTable } from './table.ts'
import { wrap } from './wrap.ts'

/** Head, sections one under the other, a foot on every page. */
export function drawReport(doc: Doc, { title, about, sections, foot, language }: PaperReport) {
  const paper = new Paper(doc, title)
  paper.paragraph(title, { size: 17, bold: true })
  paper.y += 6
  paper.rule()
  paper.y += 8
  drawFacts(paper, about, 9)
  for (const section of sections) drawSection(paper, section, language)
  paper.end(foot)
}

function drawSection(paper: Paper, section: PaperSection, language: string) {
  const { title, note, figures, chart, table } = section
  if (section.newPage) paper.newPage()
  else paper.y += 10
  // A title is on the page of what it is of, a chart with its figures.
  const first = chart ? heightOf(chart) + 20 + heightOfFacts(paper, figures ?? []) : table ? 60 : 40
  paper.need((title ? 24 : 0) + (note ? 14 : 0) + first)
  if (title) {
    paper.paragraph(title, { size: 12, bold: true })
    paper.y += 4
  }
  if (note) {
    paper.paragraph(note, { size: 8.5, colour: grey })
    paper.y += 4
  }
  if (chart) drawChart(paper, chart, language)
  if (figures?.length) drawFacts(paper, figures, figureSize)
  if (table) drawTable(paper, table)
}

const heightOf = ({ height = 220 }: PaperChart) => height

function drawChart(paper: Paper, chart: PaperChart, language: string) {
  const height = heightOf(chart)
  paper.need(height)
  const svg = svgOf(chart.option, paper.inner, height, language)
  drawSvg(paper.doc, paper.letters, svg, paper.left, paper.y, paper.inner)
  paper.y += height + 4
  if (chart.note) paper.paragraph(chart.note, { size: 8, colour: grey })
  paper.y += 4
}

const across = 3
const gap = 12
const [labelSize, figureSize] = [7.5, 10.5]

/** Text of more lines among figures has the whole width instead. */
const mostLines = 3
type Row = { facts: PaperFact[]; wide: number }

function factRows(paper: Paper, facts: readonly PaperFact[], size: number) {
  const wide = (paper.inner - (across - 1) * gap) / across
  const rows: Row[] = []
  for (const fact of facts) {
    const isLong = wrap(fact.value, size, wide).length > mostLines
    const last = rows.at(-1)
    if (!isLong && last?.wide === wide && last.facts.length < across) last.facts.push(fact)
    else rows.push({ facts: [fact], wide: isLong ? paper.inner : wide })
  }
  return rows
}

function rowOf({ facts, wide }: Row, size: number) {
  const cells = facts.map(({ label, value, note }) => [
    ...wrap(label, labelSize, wide).map((text) => ({ text, size: labelSize, colour: grey })),
    ...wrap(value, size, wide).map((text) => ({ text, size, bold: true })),
    ...(note ? wrap(note, labelSize, wide) : []).map((text) => ({ text, size: labelSize, colour: grey })),
  ])
  const heights = cells.map((lines) => lines.reduce((sum, line) => sum + line.size * lead, 0))
  return { cells, high: Math.max(...heights) + 6 }
}

const heightOfFacts = (paper: Paper, facts: readonly PaperFact[]) =>
  factRows(paper, facts, figureSize).reduce((sum, row) => sum + rowOf(row, figureSize).high, 0)

/** Three in a row, each as high as it needs; a row stays on one page. */
function drawFacts(paper: Paper, facts: readonly PaperFact[], size: number) {
  for (const row of factRows(paper, facts, size)) {
    const { cells, high } = rowOf(row, size)
    paper.need(high)
    cells.forEach((lines, column) => {
      let down = 0
      for (const { text, ...look } of lines) {
        paper.say(text, paper.left + column * (row.wide + gap), look, Infinity, down)
        down += look.size * lead
      }
    })
    paper.y += high
  }
}
