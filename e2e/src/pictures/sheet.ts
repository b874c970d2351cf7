import type { Shot } from './options.ts'

export const fileOf = ({ name, language, mode, width }: Shot) => `${name}-${language}-${mode}-${width}.png`

/** One page with every picture, a row for each page of the console, and a choice of what to look at. */
export function sheetOf(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ name }) => name)].map(
    ([name, own]) =>
      `<section><h2>${name}</h2><div>${own
        .map(
          (shot) =>
            `<a href="${fileOf(shot)}" data-language="${shot.language}" data-mode="${shot.mode}" data-width="${shot.width}"><img loading="lazy" src="${fileOf(shot)}" alt="${name}"><br>${shot.language} ${shot.mode} ${shot.width}</a>`,
        )
        .join('')}</div></section>`,
  )
  const choices = (['language', 'mode', 'width'] as const).map((kind) => {
    const values = [...new Set(shots.map((shot) => String(shot[kind])))]
    return `<select data-kind="${kind}"><option value="">every ${kind}</option>${values.map((value) => `<option>${value}</option>`).join('')}</select>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Pictures of every page</title>
<style>body{font:14px/1.5 system-ui;margin:16px}header{position:sticky;top:0;background:#fff;padding:8px 0}section div{display:flex;flex-wrap:wrap;gap:12px;align-items:start}a{color:inherit;font-size:12px}img{height:280px;border:1px solid #ccc}[hidden]{display:none}</style>
<header>${choices.join(' ')}</header>${rows.join('')}
<script>
const selects=[...document.querySelectorAll('select')]
for(const select of selects)select.onchange=()=>{for(const a of document.querySelectorAll('a'))a.hidden=selects.some(({dataset,value})=>value&&a.dataset[dataset.kind]!==value)}
</script>
`
}
