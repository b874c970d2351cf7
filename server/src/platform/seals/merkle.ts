import { hash } from 'node:crypto'

const sha256 = (...parts: (Uint8Array | string)[]) =>
  hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))), 'buffer') // of a string its UTF-8

const [ofLeaf, ofNode, ofLink] = [0, 1, 2].map((kind) => Buffer.of(kind)) as [Buffer, Buffer, Buffer]

/** A leaf and a node differ in their first byte (RFC 6962, 2.1). */
export const leafHash = (entry: Uint8Array | string): Buffer => sha256(ofLeaf, entry)

/** The Merkle tree of RFC 6962, leaf by leaf: it keeps one hash a level. */
export class MerkleTree {
  #done: { height: number; hash: Buffer }[] = []

  add(leaf: Buffer) {
    let node = { height: 0, hash: leaf }
    while (this.#done.at(-1)?.height === node.height)
      node = { height: node.height + 1, hash: sha256(ofNode, this.#done.pop()!.hash, node.hash) }
    this.#done.push(node)
  }

  root(): Buffer {
    const [last, ...before] = this.#done.toReversed()
    if (!last) return sha256('')
    return before.reduce((right, left) => sha256(ofNode, left.hash, right), last.hash)
  }
}

/** What a day proves of all days up to it: altering one alters every later one. */
export const linkOf = (
  before: Buffer | null,
  { day, entries, root }: { day: string; entries: number; root: Buffer },
): Buffer => sha256(ofLink, before ?? Buffer.alloc(32), `${day} ${entries} `, root)
