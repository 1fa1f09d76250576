import type { ChainId } from '@windhover/core/chains/chain'
import { useEffect, useState } from 'react'

type KnownMark = (chain: ChainId, address: string) => string | null

/** The table is no part of the first page; once it is here, every mark is found at once. */
let table: KnownMark | null = null

async function loadTable(): Promise<KnownMark> {
  try {
    const { knownMark } = await import('./known-marks.ts')
    table = knownMark
    return knownMark
  } catch {
    // Without it tokens have their letters; the next page of marks asks again.
    return () => null
  }
}

/** Undefined as long as it is not known whether there is one. */
export function useKnownMark(chain: ChainId, address: string): string | null | undefined {
  const [find, setFind] = useState<KnownMark | null>(() => table)
  useEffect(() => {
    if (find !== null) return
    let current = true
    void loadTable().then((loaded) => current && setFind(() => loaded))
    return () => {
      current = false
    }
  }, [find])
  return find?.(chain, address)
}
