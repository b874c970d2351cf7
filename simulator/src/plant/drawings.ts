import type { Random } from '../random.ts'
import { dark, ink, light, openPicture, paper, type Picture } from './picture.ts'

type Names = readonly [en: string, zh: string, es: string, ja: string]
type DrawingPlace = { placeCode: string; names: Names; x: number; y: number }
export type DrawingPlan = { draw: () => Buffer; places: readonly DrawingPlace[] }

const [width, height] = [800, 500]
/** Of the picture, 0 … 1. */
const at = (x: number, y: number) => ({ x: x / width, y: y / height })

function gearbox() {
  const drawn = openPicture(width, height)
  drawn.box(120, 60, 560, 340, light)
  drawn.box(150, 90, 500, 280, paper)
  drawn.box(90, 400, 620, 40, dark)
  for (const x of [135, 665]) for (const y of [75, 385]) drawn.disc(x, y, 12, paper)
  drawn.disc(300, 230, 105, light)
  drawn.disc(300, 230, 66, paper)
  drawn.disc(300, 230, 26, dark)
  drawn.disc(510, 230, 74, light)
  drawn.disc(510, 230, 22, dark)
  drawn.box(560, 320, 80, 36, light)
  return axes(drawn, [300, 510], 230)
}

function powerSupply() {
  const drawn = openPicture(width, height)
  drawn.box(80, 60, 640, 380, light)
  drawn.box(110, 90, 70, 320, dark)
  for (let fin = 0; fin < 6; fin++) drawn.box(122, 104 + 52 * fin, 46, 30, paper, 2)
  drawn.box(230, 120, 150, 130, dark)
  for (const x of [440, 520, 600]) drawn.disc(x, 170, 34, paper)
  drawn.box(230, 310, 180, 70, paper)
  for (let pin = 0; pin < 7; pin++) drawn.disc(252 + 23 * pin, 345, 8, ink)
  drawn.box(480, 300, 170, 90, paper)
  for (const [x, y] of [
    [98, 78],
    [702, 78],
    [98, 422],
    [702, 422],
  ] as const)
    drawn.disc(x, y, 10, paper)
  return drawn.png()
}

function axes(drawn: Picture, centres: readonly number[], level: number) {
  for (const x of centres) drawn.dashes(x, 40, 400, true)
  drawn.dashes(100, level, 600, false)
  return drawn.png()
}

/** What the types of a line are drawn like, and the places on it that people name. */
export const drawingPlans: Readonly<Record<string, DrawingPlan>> = {
  L1: {
    draw: gearbox,
    places: [
      { placeCode: 'BORE', names: ['Bearing bore', '轴承孔', 'Alojamiento', '軸受穴'], ...at(300, 230) },
      { placeCode: 'SHAFT', names: ['Output shaft', '输出轴', 'Eje de salida', '出力軸'], ...at(510, 230) },
      { placeCode: 'SEAL', names: ['Sealing face', '密封面', 'Cara de sellado', 'シール面'], ...at(400, 80) },
      {
        placeCode: 'BOLT',
        names: ['Bolt, upper right', '右上螺栓', 'Tornillo sup. der.', '右上のボルト'],
        ...at(665, 75),
      },
      { placeCode: 'PLATE', names: ['Type plate', '铭牌', 'Placa de tipo', '銘板'], ...at(600, 338) },
      { placeCode: 'FOOT', names: ['Foot', '底脚', 'Pie', '脚部'], ...at(200, 420) },
    ],
  },
  L2: {
    draw: powerSupply,
    places: [
      { placeCode: 'SINK', names: ['Heat sink', '散热器', 'Disipador', 'ヒートシンク'], ...at(145, 250) },
      { placeCode: 'TRAFO', names: ['Transformer', '变压器', 'Transformador', 'トランス'], ...at(305, 185) },
      { placeCode: 'CAP', names: ['Capacitors', '电容', 'Condensadores', 'コンデンサー'], ...at(520, 170) },
      { placeCode: 'CONN', names: ['Connector', '连接器', 'Conector', 'コネクター'], ...at(320, 345) },
      { placeCode: 'LABEL', names: ['Label', '标签', 'Etiqueta', 'ラベル'], ...at(565, 345) },
    ],
  },
}

/** What a telephone saw: a surface with something on it. */
export function photoOf(random: Random): Buffer {
  const drawn = openPicture(320, 240)
  drawn.box(10, 10, 300, 220, light)
  drawn.disc(110 + Math.floor(100 * random.share()), 90 + Math.floor(60 * random.share()), 36, dark)
  const scratch = 20 + Math.floor(80 * random.share())
  for (let line = 0; line < 4; line++) drawn.dashes(scratch + 6 * line, 60 + line, 150, line % 2 === 1)
  return drawn.png()
}
