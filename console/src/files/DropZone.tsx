import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './files.module.css'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** The whole page takes files that are dropped on it. */
export function DropZone({ onDrop, children }: { onDrop: (files: File[]) => void; children: ReactNode }) {
  const { files } = useWords()
  // Each part of the page that is entered on the way tells of it, and of being left.
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const move = (by: number) => (event: DragEvent) => {
    if (!bringsFiles(event)) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onDrop([...event.dataTransfer.files])
  }
  return (
    <div className={css.zone} onDragEnter={move(1)} onDragOver={move(0)} onDragLeave={move(-1)} onDrop={drop}>
      {children}
      {over && (
        <div className={css.over}>
          <Icon name="upload" size={32} />
          {files.dropHere}
        </div>
      )}
    </div>
  )
}
