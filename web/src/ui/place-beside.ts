export type Side = 'top' | 'right' | 'bottom' | 'left'
export type Align = 'start' | 'center' | 'end'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

export interface PlaceInput {
  anchor: Box
  size: Size
  viewport: Size
  side: Side
  align: Align
  offset: number
}

export interface Place {
  left: number
  top: number
  /** What the viewport leaves on the chosen side. */
  maxHeight: number
}

const EDGE = 8

/** Beside its anchor; on the other side when only that one has the room; never over the edge of the screen. */
export function placeBeside(input: PlaceInput): Place {
  const { anchor, size, viewport, align, offset } = input
  const side = sideWithRoom(input)
  const fullHeight = viewport.height - 2 * EDGE

  if (side === 'left' || side === 'right') {
    const left = side === 'right' ? anchor.left + anchor.width + offset : anchor.left - offset - size.width
    const top = aligned(align, { start: anchor.top, length: anchor.height, size: size.height })
    return {
      left: within(left, size.width, viewport.width),
      top: within(top, size.height, viewport.height),
      maxHeight: fullHeight,
    }
  }
  const left = within(
    aligned(align, { start: anchor.left, length: anchor.width, size: size.width }),
    size.width,
    viewport.width,
  )
  const maxHeight = Math.max(roomOn(side, input), 0)
  const height = Math.min(size.height, maxHeight)
  return {
    left,
    top: side === 'bottom' ? anchor.top + anchor.height + offset : anchor.top - offset - height,
    maxHeight,
  }
}

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

function sideWithRoom(input: PlaceInput): Side {
  const { side, size } = input
  const needed = side === 'left' || side === 'right' ? size.width : size.height
  const other = OPPOSITE[side]
  const room = roomOn(side, input)
  return needed > room && roomOn(other, input) > room ? other : side
}

function roomOn(side: Side, { anchor, viewport, offset }: PlaceInput): number {
  const taken = offset + EDGE
  switch (side) {
    case 'top':
      return anchor.top - taken
    case 'bottom':
      return viewport.height - anchor.top - anchor.height - taken
    case 'left':
      return anchor.left - taken
    case 'right':
      return viewport.width - anchor.left - anchor.width - taken
  }
}

function aligned(
  align: Align,
  { start, length, size }: { start: number; length: number; size: number },
): number {
  if (align === 'start') return start
  return align === 'end' ? start + length - size : start + (length - size) / 2
}

function within(position: number, size: number, available: number): number {
  return Math.max(EDGE, Math.min(position, available - size - EDGE))
}
