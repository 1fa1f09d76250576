import { useCallback, useEffect, useRef, useState } from 'react'

/** A rule counts as read once all of it has stood in view for this long. */
const READ_AFTER_MS = 700

/** Which rules have been read, told by what was in view. */
export function useSeenRules() {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const observer = useRef<IntersectionObserver | null>(null)
  const timers = useRef(new Map<Element, ReturnType<typeof setTimeout>>())

  const watch = useCallback((element: Element | null) => {
    if (element === null) return
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(timers.current.get(target))
          if (!isIntersecting) continue
          const rule = Number((target as HTMLElement).dataset.rule)
          timers.current.set(
            target,
            setTimeout(() => setSeen((before) => new Set([...before, rule])), READ_AFTER_MS),
          )
        }
      },
      { threshold: 0.95 },
    )
    observer.current.observe(element)
  }, [])

  useEffect(() => {
    const own = timers.current
    return () => {
      observer.current?.disconnect()
      observer.current = null
      for (const timer of own.values()) clearTimeout(timer)
    }
  }, [])

  return { seen, watch }
}
