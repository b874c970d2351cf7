import { dark, light, openPicture, paper } from './picture.ts'

/** The fixture of a machine from above: a plate with four seats, two pins and its handle. */
export function fixtureDrawing(): Buffer {
  const drawn = openPicture(800, 500)
  drawn.box(100, 70, 600, 360, light)
  for (const x of [270, 530])
    for (const y of [170, 330]) {
      drawn.disc(x, y, 62, paper)
      drawn.disc(x, y, 24, dark)
      drawn.dashes(x - 90, y, 180, false)
      drawn.dashes(x, y - 80, 160, true)
    }
  for (const x of [140, 660]) drawn.disc(x, 250, 20, dark)
  drawn.box(340, 20, 120, 50, dark)
  for (const x of [125, 675]) for (const y of [95, 405]) drawn.disc(x, y, 11, paper)
  return drawn.png()
}
