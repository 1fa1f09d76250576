import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Pictures that are pasted or dropped onto the composer. */
export function usePictureDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  /** Entering a child leaves the parent: only the last leave counts. */
  const depth = useRef(0)
  const end = () => {
    depth.current = 0
    setIsOver(false)
  }
  return {
    isOver,
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    },
    drop: {
      onDragEnter: (event: DragEvent) => {
        if (!hasFiles(event)) return
        depth.current += 1
        setIsOver(true)
      },
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault()
      },
      onDragLeave: (event: DragEvent) => {
        if (!hasFiles(event)) return
        depth.current -= 1
        if (depth.current <= 0) end()
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        end()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
