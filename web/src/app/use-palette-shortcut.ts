import { useEffect, useEffectEvent } from 'react'

/** Command-K on Apple devices, Ctrl-K elsewhere; both are taken everywhere, as people switch machines. */
export function usePaletteShortcut(toggle: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
    if (!wanted || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
