import type { QuoteView } from '@windhover/core/swaps/contract'
import { SEEN_AFTER_MS } from '@windhover/core/swaps/judge-price'
import { useEffect, useRef } from 'react'

/** The last quote that stood on the screen long enough to be read. */
export function useSeenQuote(shown: QuoteView | null): () => QuoteView | null {
  const seen = useRef<QuoteView | null>(null)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => {
      seen.current = shown
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return () => seen.current
}
