import type { ProductType } from '@takt/contract/types.ts'

type Key = Pick<ProductType, 'typeNo' | 'typeVer'>

/** One version by its name, as the change history calls it too. A type number may hold blanks; the version follows the last one. */
export const keyOf = ({ typeNo, typeVer }: Key) => `${typeNo} ${typeVer}`

export function keyFrom(text: string): Key {
  const at = text.lastIndexOf(' ')
  return { typeNo: text.slice(0, at), typeVer: Number(text.slice(at + 1)) }
}
