import { type PointerEvent, useState } from 'react'

/** Whether somebody points at the element: a mouse over it, or a finger on it. */
export function usePointing() {
  const [isPointing, setPointing] = useState(false)
  const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch'
  const point = (event: PointerEvent) => {
    if (!isFinger(event)) setPointing(true)
  }
  return {
    isPointing,
    handlers: {
      onPointerEnter: point,
      // A list that was drawn below a pointer at rest hears of no entering.
      onPointerMove: point,
      onPointerLeave: () => setPointing(false),
      onPointerDown: (event: PointerEvent) => isFinger(event) && setPointing(true),
      onPointerUp: (event: PointerEvent) => isFinger(event) && setPointing(false),
      onPointerCancel: () => setPointing(false),
    },
  }
}
