import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export type Disk = {
  directory: string
  fill: (() => Promise<unknown>) | null
  free: () => void
  remove: () => void
}

/** A disk that can be filled, where this user may mount one; else a directory, and a full disk is not tried. */
export function openDisk(): Disk {
  const directory = mkdtempSync(path.join(tmpdir(), 'takt-soak-'))
  const mounted =
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1500m', 'tmpfs', directory]).status === 0
  chmodSync(directory, 0o711)
  const ballast = path.join(directory, 'ballast')
  // Others write meanwhile: it ends when nothing more fits, which dd calls an error.
  const fill = () => promisify(execFile)('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => {})
  const remove = () => {
    if (mounted) execFileSync('umount', ['-l', directory])
    rmSync(directory, { recursive: true, force: true })
  }
  return { directory, fill: mounted ? fill : null, free: () => rmSync(ballast, { force: true }), remove }
}
