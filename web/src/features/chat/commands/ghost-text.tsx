import { type RefObject, useLayoutEffect, useRef } from 'react'

type GhostTextProps = {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly ghost: string
}

/** The rest of the word, where it would stand if it were typed. */
export function GhostText({ area, text, ghost }: GhostTextProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [field, own] = [area.current, box.current]
    if (field === null || own === null) return
    const { padding, font, letterSpacing } = getComputedStyle(field)
    Object.assign(own.style, {
      ...{ padding, font, letterSpacing },
      left: `${field.offsetLeft}px`,
      top: `${field.offsetTop}px`,
      width: `${field.clientWidth}px`,
      height: `${field.offsetHeight}px`,
    })
  })
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none absolute overflow-hidden whitespace-pre-wrap wrap-break-word text-3"
    >
      <span className="invisible">{text}</span>
      {ghost}
    </div>
  )
}
