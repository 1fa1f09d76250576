import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type PreviewView, transactionRoutes } from '@windhover/core/transactions/contract'
import { canonicalIntent, type Intent } from '@windhover/core/transactions/intent'
import { useEffect, useState } from 'react'
import { callRoute } from '../api/call-route.ts'

const SETTLE_MS = 400
/** A simulated effect ages: fees and balances move on. */
const SIMULATE_EVERY_MS = 15_000

export type Preview =
  /** `last` is what was simulated before the latest change, or null. */
  | { readonly state: 'none' | 'pending'; readonly last: PreviewView | null }
  | { readonly state: 'known'; readonly last: PreviewView }
  | {
      readonly state: 'unavailable'
      readonly error: unknown
      readonly last: null
      readonly retry: () => void
    }

type PreviewOptions = {
  /** What is asked for, where it is the same with every new price: the answer stays until a newer one is there. */
  readonly question?: string
  /** How long the intent has to rest before it is simulated. */
  readonly settleMs?: number
}

/** What the intent would do, asked again when it changes and while it is looked at. */
export function usePreview(intent: Intent | null, options: PreviewOptions = {}): Preview {
  const wanted = intent === null ? null : canonicalIntent(intent)
  const question = options.question ?? wanted
  const settled = useSettled(wanted, options.settleMs ?? SETTLE_MS)
  const asked = intent !== null && settled === wanted
  const query = useQuery({
    queryKey: [transactionRoutes.previewIntent.path, wanted],
    queryFn: async ({ signal }) => {
      if (intent === null) throw new Error('nothing to simulate')
      const view = await callRoute(transactionRoutes.previewIntent, { body: { intent } }, { signal })
      return { question, view }
    },
    enabled: asked,
    gcTime: 0,
    staleTime: SIMULATE_EVERY_MS,
    refetchInterval: SIMULATE_EVERY_MS,
    placeholderData: keepPreviousData,
  })
  if (intent === null) return { state: 'none', last: null }
  if (asked && query.isError) {
    return { state: 'unavailable', error: query.error, last: null, retry: () => void query.refetch() }
  }
  const last = query.data?.view ?? null
  if (last === null || query.data?.question !== question) return { state: 'pending', last }
  return { state: 'known', last }
}

/** The value once it has stopped changing; the first one at once. */
function useSettled(value: string | null, settleMs: number): string | null {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), settleMs)
    return () => clearTimeout(timer)
  }, [value, settleMs])
  return settled
}
