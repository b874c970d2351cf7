/** The cell's padding and border, and the arrow of a sorted head. */
const around = 18
const arrow = 16

let brush: CanvasRenderingContext2D | null | undefined

/** How wide a column must be that its head is read whole: measured in the head's own font, estimated where there is no canvas. */
export function headWidth(label: string, sortable: boolean): number {
  return Math.ceil(textWidth(label)) + around + (sortable ? arrow : 0)
}

function textWidth(label: string): number {
  if (brush === undefined) brush = document.createElement('canvas').getContext('2d')
  if (!brush) return Array.from(label).reduce((sum, sign) => sum + (sign > '\u2E7F' ? 14.5 : 8.3), 0)
  const { fontSize, fontFamily } = getComputedStyle(document.querySelector('.rdg') ?? document.body)
  brush.font = `600 ${fontSize} ${fontFamily}`
  return brush.measureText(label).width
}
