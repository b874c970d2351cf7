import { handbookRoot } from '@takt/contract/handbook.ts'
import type { Language } from '@takt/contract/languages.ts'
import { escaped } from './escaped.ts'

type PhonePage = { language: Language; title: string; body: string }

/** A small page without log-in and without a script, for a telephone. `body` is HTML. */
export const phonePage = ({ language, title, body }: PhonePage) => `<!doctype html>
<html lang="${language}" data-mode="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${handbookRoot}/look.css">
<style>
main{max-width:32rem;margin:0 auto;padding:24px 16px}
form{display:grid;gap:12px;max-inline-size:none}
label{display:grid;gap:4px}
input,select,textarea{min-block-size:44px;padding:8px;border:1px solid var(--takt-border,#888);border-radius:var(--radius-control);background:var(--takt-ground);color:inherit;font:inherit}
button{min-block-size:56px;border:1px solid var(--takt-border,#888);border-radius:var(--radius-control);background:var(--takt-ground);color:inherit;font:inherit;font-weight:600;cursor:pointer}
button[data-main=true]{border:0;background:var(--takt-sidebar);color:var(--takt-sidebar-bright)}
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>`
