import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { inRepository } from '../start-server.ts'
import type { Shot } from './options.ts'

/** The window a page of the handbook shows, and by how much its picture is smaller. */
export const handbookWindow = { width: 1280, height: 760 }
export const handbookScale = 0.75
/** Screens are few flat colours: with so many of them a picture takes a third of what a photograph's format takes, and its letters stay sharp. */
const mostColours = 32
/** A picture that is larger makes do with fewer. */
const mostBytes = 40_000

/** Writes docs/handbook/LANGUAGE/pictures/PAGE.webp: what is next to the menu and below the tabs, as a lossless WebP of few colours. */
export async function saveForHandbook(page: Page, { name, language }: Shot) {
  const folder = inRepository(path.join('docs/handbook', language, 'pictures'))
  mkdirSync(folder, { recursive: true })
  const png = await page.screenshot({ ...(await clipOf(page)) })
  let webp: Buffer
  let colours = mostColours
  do {
    const text = await page.evaluate(reduced, { png: png.toString('base64'), mostColours: colours })
    webp = Buffer.from(text, 'base64')
    colours /= 2
  } while (webp.length > mostBytes && colours >= 8)
  writeFileSync(path.join(folder, `${name}.webp`), webp)
}

/** What is seen of the content: a page that scrolls inside is longer than its window. */
async function clipOf(page: Page) {
  const content = page.locator('#content')
  const box = (await content.count()) > 0 ? await content.boundingBox() : null
  if (!box) return {}
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)]
  const width = Math.min(box.x + box.width, handbookWindow.width) - x
  const height = Math.min(box.y + box.height, handbookWindow.height) - y
  return { clip: { x, y, width, height } }
}

/** In the browser, which writes WebP. Colours that are used most are kept, as far from each other as there is room for. */
async function reduced({ png, mostColours }: { png: string; mostColours: number }): Promise<string> {
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!)
  const image = await createImageBitmap(new Blob([bytes(png)], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const ground = canvas.getContext('2d')!
  ground.drawImage(image, 0, 0)
  const drawn = ground.getImageData(0, 0, image.width, image.height)
  const dots = new Uint32Array(drawn.data.buffer)
  const counts = new Map<number, number>()
  for (const dot of dots) counts.set(dot, (counts.get(dot) ?? 0) + 1)
  const apart = (one: number, other: number) =>
    [0, 8, 16].reduce((sum, at) => sum + (((one >> at) & 255) - ((other >> at) & 255)) ** 2, 0)
  const used = [...counts].toSorted(([, one], [, other]) => other - one).map(([dot]) => dot)
  const kept: number[] = []
  for (let least = 900; least > 4 && kept.length < mostColours; least /= 2)
    for (const dot of used)
      if (kept.length < mostColours && kept.every((other) => apart(dot, other) >= least)) kept.push(dot)
  const nearest = new Map(
    used.map((dot) => [dot, kept.reduce((best, one) => (apart(dot, one) < apart(dot, best) ? one : best))]),
  )
  for (const [at, dot] of dots.entries()) dots[at] = nearest.get(dot)!
  ground.putImageData(drawn, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 })
  let text = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCodePoint(byte)
  return btoa(text)
}
