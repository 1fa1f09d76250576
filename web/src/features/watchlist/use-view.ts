import { useState } from 'react'

/** The id of a list, or every alert. */
export const ALL_ALERTS = 'alerts'

/** Kept outside the screen: who comes back from a token's page finds the list that was left. */
let kept: string | null = null

export function forgetView(): void {
  kept = null
}

export function useView() {
  const [view, setView] = useState(kept)
  const show = (next: string) => {
    kept = next
    setView(next)
  }
  return { view, show }
}
