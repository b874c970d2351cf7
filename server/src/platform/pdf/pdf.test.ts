import { describe, expect, test } from 'vitest'
import { textsOf } from '../../testing/pdf-text.ts'
import { svgOf } from './chart.ts'
import { reportBytes, type PaperReport } from './pdf.ts'

const empty: PaperReport = { title: 'Report', about: [], sections: [], foot: 'Foot', language: 'en' }
const pagesOf = async (report: Partial<PaperReport>) => textsOf(await reportBytes({ ...empty, ...report }))

describe('a report on paper', () => {
  test('prints what it was given in every script', async () => {
    const texts = ['能力报告', 'レポート 直径', 'Año · índice ≤ 3.5', 'X̄ σ µ', 'Wärme']
    const [page] = await pagesOf({
      about: texts.map((value, at) => ({ label: `L${at}`, value })),
    })
    expect(page).toEqual(expect.arrayContaining(texts))
    expect(page!.slice(-2)).toEqual(['Foot', '1 / 1'])
  })

  test('a sentence among the facts has the whole width, and what follows it is below', async () => {
    const value = 'Signed off after the change of the nozzle. '.repeat(6).trim()
    const [page] = await pagesOf({
      about: [
        { label: 'A', value: '1' },
        { label: 'B', value },
        { label: 'C', value: '2' },
      ],
    })
    const [from, to] = [page!.indexOf('B') + 1, page!.indexOf('C')]
    expect(page!.slice(from, to).join(' ')).toBe(value)
    expect(to - from).toBeLessThanOrEqual(3)
  })

  test('a table goes over pages, its head on each, every row once', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => [`row ${at}`, String(at)])
    const pages = await pagesOf({ sections: [{ title: 'All', table: { head: ['Name', 'Count'], rows } }] })
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page.filter((text) => text === 'Name')).toHaveLength(1)
    expect(pages.flat().filter((text) => text.startsWith('row '))).toEqual(rows.map(([name]) => name))
    expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, at) => `${at + 1} / ${pages.length}`))
  })

  test('a long cell is written in lines, and a title is on the page of what it is of', async () => {
    const long = '这是一个很长的名称，需要在单元格中换行。'.repeat(12)
    const rows = Array.from({ length: 30 }, (_, at) => [String(at), long])
    const pages = await pagesOf({
      sections: Array.from({ length: 4 }, (_, at) => ({
        title: `Section ${at}`,
        table: { head: ['#', '名称'], rows },
      })),
    })
    for (const page of pages) expect(page.at(-3)).not.toMatch(/^Section|^#$|^名称$/)
    expect(pages.flat().join('').split(long).length - 1).toBe(120)
  })

  test('thirty characteristics: each chart on the page of its title and its figures', async () => {
    const option = {
      xAxis: { type: 'category', data: ['a'] },
      yAxis: { type: 'value' },
      series: [{ type: 'bar', data: [1] }],
    }
    const figures = Array.from({ length: 8 }, (_, at) => ({ label: `L${at}`, value: `V${at}` }))
    const numbers = Array.from({ length: 30 }, (_, at) => at + 1)
    const pages = await pagesOf({
      sections: numbers.map((at) => ({ title: `特性 ${at}`, chart: { option }, figures })),
    })
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) {
      const titles = page.filter((text) => text.startsWith('特性 '))
      expect(titles.length).toBeGreaterThan(0)
      for (const { label, value } of figures)
        for (const part of [label, value])
          expect(page.filter((text) => text === part)).toHaveLength(titles.length)
    }
    expect(pages.flat().filter((text) => text.startsWith('特性 '))).toEqual(numbers.map((at) => `特性 ${at}`))
  })

  test('a chart is drawn with its words, numbers as the reader writes them', async () => {
    const option = {
      xAxis: { type: 'category', data: ['一', '二'] },
      yAxis: { type: 'value', name: '数量' },
      series: [{ type: 'bar', data: [1000, 3000] }],
    }
    const [page] = await pagesOf({ language: 'es', sections: [{ chart: { option } }] })
    expect(page).toEqual(expect.arrayContaining(['一', '二', '数量', '3000']))
    const [english] = await pagesOf({ language: 'en', sections: [{ chart: { option } }] })
    expect(english).toContain('3,000')
  })

  test('a limit of less than two decimals is drawn where it is', () => {
    const svg = svgOf(
      {
        grid: { left: 0, right: 0, top: 0, bottom: 0 },
        xAxis: { type: 'value', show: false, min: 0, max: 0.01 },
        yAxis: { type: 'value', show: false },
        series: {
          type: 'line',
          data: [
            [0, 0],
            [0.01, 1],
          ],
          markLine: { symbol: 'none', data: [{ xAxis: 0.004 }], lineStyle: { color: '#123456' } },
        },
      },
      200,
      100,
      'en',
    )
    const line = /<path d="M([\d.]+)[^>]*stroke="#123456"/.exec(svg)
    expect(Math.floor(Number(line?.[1]))).toBe(80)
  })
})
