import { useEffect, useEffectEvent } from 'react'

type CatchUp = {
  readonly list: { readonly dataUpdatedAt: number; readonly refetch: () => unknown }
  readonly everyMs: number
  readonly isPaused: boolean
}

/** A list that grew old while it stood still is read as soon as it goes on, not one interval later. */
export function useCatchUp({ list, everyMs, isPaused }: CatchUp): void {
  const catchUp = useEffectEvent(() => {
    const isOld = list.dataUpdatedAt > 0 && Date.now() - list.dataUpdatedAt >= everyMs
    if (isOld) void list.refetch()
  })
  useEffect(() => {
    if (!isPaused) catchUp()
  }, [isPaused])
}
