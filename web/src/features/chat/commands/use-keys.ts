import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Whether somebody types at the end of the text: what is offered continues it. */
export function useIsTyping(area: RefObject<HTMLTextAreaElement | null>): boolean {
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const look = () => {
      const { selectionStart, selectionEnd, value } = element
      const isAtEnd = selectionStart === value.length && selectionEnd === value.length
      setIsTyping(document.activeElement === element && isAtEnd)
    }
    look()
    const leaving = new AbortController()
    document.addEventListener('selectionchange', look, { signal: leaving.signal })
    // Not at 'input': drawn anew before React has heard of it, the field would lose what was typed.
    for (const event of ['focus', 'blur']) element.addEventListener(event, look, { signal: leaving.signal })
    return () => leaving.abort()
  }, [area])
  return isTyping
}

/** Keys before the composer itself sees them; true where the key was for what is offered. */
export function useKeys(
  area: RefObject<HTMLTextAreaElement | null>,
  take: (event: KeyboardEvent) => boolean,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A word that is still being composed is not chosen by its Enter.
    if (event.isComposing || event.keyCode === 229 || !take(event)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const element = area.current
    const listener = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [area])
}
