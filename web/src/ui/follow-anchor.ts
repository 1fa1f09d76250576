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
    const { scrollTop } = floating
    // Measured at its full height, which for that moment leaves nothing to scroll.
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
    floating.scrollTop = scrollTop
  }
  /** What is scrolled inside the box moves nothing beside it. */
  const placeAfterScroll = ({ target }: Event) => {
    if (!(target instanceof Node && floating.contains(target))) place()
  }

  place()
  const leaving = new AbortController()
  addEventListener('scroll', placeAfterScroll, { capture: true, passive: true, signal: leaving.signal })
  addEventListener('resize', place, { signal: leaving.signal })
  const observer = new ResizeObserver(place)
  observer.observe(anchor)
  observer.observe(floating)
  return () => {
    leaving.abort()
    observer.disconnect()
  }
}
