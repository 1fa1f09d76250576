import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pictureCopy } from './picture-copy.ts'

export type PictureDropProps = {
  readonly frame: RefObject<HTMLElement | null>
  readonly onFiles: (files: readonly File[]) => void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Takes pictures that are pasted or dropped onto the composer, and says so while they are held over it. */
export default function PictureDrop({ frame, onFiles }: PictureDropProps) {
  const [isOver, setIsOver] = useState(false)
  /** Entering a child leaves the parent: only the last leave counts. */
  const depth = useRef(0)
  const enter = (step: 1 | -1) => {
    depth.current = Math.max(0, depth.current + step)
    setIsOver(depth.current > 0)
  }
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    if (event.type === 'dragenter') enter(1)
    if (event.type === 'dragleave') enter(-1)
    if (event.type === 'dragover' || event.type === 'drop') event.preventDefault()
    if (event.type !== 'drop') return
    depth.current = 0
    setIsOver(false)
    onFiles([...(event.dataTransfer?.files ?? [])])
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const drag = (event: DragEvent) => onDrag(event)
    for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'] as const)
      frame.current?.addEventListener(type, drag, { signal })
    frame.current?.addEventListener('paste', (event) => onPaste(event), { signal })
    return () => leaving.abort()
  }, [frame])
  if (!isOver) return null
  return (
    <div className="pointer-events-none absolute -inset-px grid place-items-center rounded-md border border-line-strong bg-popover text-caption text-2">
      {pictureCopy.drop}
    </div>
  )
}
