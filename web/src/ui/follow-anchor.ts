import { type Align, placeBeside, type Side } from './place-beside.ts'

export interface FollowInput {
  anchor: Element
  /** Shown with showPopover(): in the top layer nothing clips it and `fixed` means the screen. */
  floating: HTMLElement
  side: Side
  align: Align
  offset: number
}

/** Keeps a floating box beside its anchor while the page scrolls or anything changes size. */
export function followAnchor({ anchor, floating, side, align, offset }: FollowInput): () => void {
  const place = () => {
    const rect = anchor.getBoundingClientRect()
    floating.style.maxHeight = ''
    floating.style.setProperty('--anchor-width', `${rect.width}px`)
    const { left, top, maxHeight } = placeBeside({
      anchor: rect,
      size: { width: floating.offsetWidth, height: floating.offsetHeight },
      viewport: { width: document.documentElement.clientWidth, height: innerHeight },
      side,
      align,
      offset,
    })
    floating.style.left = `${left}px`
    floating.style.top = `${top}px`
    floating.style.maxHeight = `${maxHeight}px`
  }

  place()
  const leaving = new AbortController()
  addEventListener('scroll', place, { capture: true, passive: true, signal: leaving.signal })
  addEventListener('resize', place, { signal: leaving.signal })
  const observer = new ResizeObserver(place)
  observer.observe(anchor)
  observer.observe(floating)
  return () => {
    leaving.abort()
    observer.disconnect()
  }
}
