import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isPastNextPage } from './past-next-page.ts'

/** Asks for the next page as far as the list has been scrolled, and where the pages so far do not fill the panel. */
export function useNextPage(options: {
  readonly box: RefObject<HTMLElement | null>
  readonly shownCount: number
  readonly canLoad: boolean
  readonly load: () => void
}): () => void {
  const { box, shownCount, canLoad, load } = options
  const look = () => {
    if (canLoad && box.current !== null && isPastNextPage(box.current)) load()
  }
  const lookAgain = useEffectEvent(look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides how high the list is
  useEffect(() => {
    const element = box.current
    if (element === null) return
    lookAgain()
    const observer = new ResizeObserver(() => lookAgain())
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, shownCount, canLoad])
  return look
}
