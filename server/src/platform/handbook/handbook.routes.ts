import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chapters, handbookRoot } from '@takt/contract/handbook.ts'
import { type Language, languageOf, languages } from '@takt/contract/languages.ts'
import { pictureOf } from './pictures.ts'
import { chapterSheet, foundSheet } from './sheet.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** The console's own colours and sizes, and what a book needs besides. */
const look = () => read('../../../../console/src/ui/tokens.css') + read('handbook.css')

type HandbookRequest = { Params: { language: string; chapter: string }; Querystring: { q?: string } }

/** The language of the console in this browser, else the first of the browser's that we support. */
function languageOfReader({ headers }: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
  const offered = (headers['accept-language'] ?? '').split(',').map((one) => one.split(';')[0]!)
  return [chosen ?? '', ...offered].map(languageOf).find((one) => one !== null) ?? 'en'
}

/** The handbook at /help, for everybody, made from docs/handbook. It needs no network but this server and no script. */
export function handbookRoutes(app: FastifyInstance) {
  const css = look()
  const send = (reply: FastifyReply, html: string | null) =>
    html === null
      ? reply.callNotFound()
      : reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)

  app.get(handbookRoot, (request, reply) =>
    reply.redirect(`${handbookRoot}/${languageOfReader(request)}/start`),
  )
  app.get(`${handbookRoot}/look.css`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(css),
  )
  for (const language of languages) {
    app.get<HandbookRequest>(`${handbookRoot}/${language}`, ({ query: { q } }, reply) =>
      typeof q === 'string' && q.trim()
        ? send(reply, foundSheet(language, q.trim().slice(0, 100)))
        : reply.redirect(`${handbookRoot}/${language}/start`),
    )
    app.get<HandbookRequest>(`${handbookRoot}/${language}/pictures/:chapter.webp`, ({ params }, reply) => {
      const chapter = chapters.find((one) => one === params.chapter)
      const picture = chapter === undefined ? null : pictureOf(language, chapter)
      return picture === null
        ? reply.callNotFound()
        : reply.header('cache-control', 'no-cache').type('image/webp').send(picture)
    })
    app.get<HandbookRequest>(`${handbookRoot}/${language}/:chapter`, ({ params: { chapter } }, reply) =>
      send(reply, chapterSheet(language, chapter)),
    )
  }
}
