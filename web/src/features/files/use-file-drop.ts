import { type DragEvent, useEffect, useState } from 'react'

/** Handlers for a place that takes dropped files; meanwhile a file dropped beside it does not replace the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [depth, setDepth] = useState(0)
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      // What the place itself takes has been seen to by now.
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])
  const only = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    act(event)
  }
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: only(() => setDepth((before) => before + 1)),
      onDragLeave: only(() => setDepth((before) => Math.max(0, before - 1))),
      onDragOver: only((event) => {
        event.dataTransfer.dropEffect = 'copy'
      }),
      onDrop: only((event) => {
        setDepth(0)
        onFiles([...event.dataTransfer.files])
      }),
    },
  }
}

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') === true
