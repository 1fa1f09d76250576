import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QUOTE_REFRESH_MS, QUOTE_STALE_MS } from '@windhover/core/swaps/constants'
import type { QuoteView } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import { errorText } from '../../lib/api/api-error.ts'
import { shouldRetry } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useIsOffline } from '../../lib/use-outage.ts'
import { type QuoteQuestion, quoteCall } from './api/ask-quote.ts'

export type Quote = {
  /** Of what is typed now. A quote that is only being renewed is still known. */
  readonly state: 'none' | 'pending' | 'known' | 'failed'
  /** No price can be had: none is shown, and a new one is asked for when the connection is back. */
  readonly isOffline: boolean
  /** The answer to what is typed now. */
  readonly quote: QuoteView | null
  /** The same, or while a new one comes the one before: shown greyed. */
  readonly last: QuoteView | null
  /** Why there is none; the server's words, else a sentence of ours (R2-266). */
  readonly error: string | null
  /** When `last` was answered. */
  readonly answeredAtMs: number
  /** Asks now, whatever the age; null where it failed. */
  readonly refresh: () => Promise<QuoteView | null>
}

type QuoteOptions = QuoteQuestion & {
  /** How long the amount has to rest. */
  readonly debounceMs: number
  /** True while nobody needs a fresh one, e.g. while it is being executed. */
  readonly paused?: boolean
}

const QUOTE_FAILED = swapErrors.quoteFailed().message
const REPEATS_MAX = 1
const FORGOTTEN_AFTER_MS = 60_000

/** Tokens are asked for at once, the amount when it has rested; while it is looked at, again every ten seconds. */
export function useQuote({ debounceMs, paused = false, ...question }: QuoteOptions): Quote {
  const rested = useDebounced(question.amountText, debounceMs)
  const isResting = rested === question.amountText
  const isWanted = quoteCall(question) !== null
  const call = quoteCall({ ...question, amountText: rested })
  const isOffline = useIsOffline()
  const query = useQuery<QuoteView>({
    queryKey: call?.key ?? ['no-quote'],
    queryFn: ({ signal }) => call?.ask(signal) ?? Promise.reject(new Error('nothing was asked')),
    enabled: call !== null && isWanted && !paused && !isOffline,
    // One that waits for the connection would be answered, and accepted, long after the press.
    networkMode: 'always',
    staleTime: QUOTE_STALE_MS,
    gcTime: FORGOTTEN_AFTER_MS,
    // React Query does not run the interval while the page is hidden, nor after the card has gone.
    refetchInterval: QUOTE_REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < REPEATS_MAX && shouldRetry(failures, error),
  })
  const isShown = isWanted && !isOffline
  const isCurrent = isShown && isResting && !query.isPlaceholderData
  const quote = isCurrent ? (query.data ?? null) : null
  const failed = isShown && isResting && query.isError
  return {
    state: stateOf({ isWanted, failed, hasQuote: quote !== null }),
    isOffline,
    quote: failed ? null : quote,
    last: isShown && isSamePair(query.data, question) ? (query.data ?? null) : null,
    error: failed ? errorText(query.error, QUOTE_FAILED) : null,
    answeredAtMs: query.dataUpdatedAt,
    refresh: async () => {
      const answer = await query.refetch()
      return answer.isError ? null : (answer.data ?? null)
    },
  }
}

function stateOf(facts: { isWanted: boolean; failed: boolean; hasQuote: boolean }): Quote['state'] {
  if (!facts.isWanted) return 'none'
  if (facts.failed) return 'failed'
  return facts.hasQuote ? 'known' : 'pending'
}

/** The figures of another pair would stand under wrong symbols. */
function isSamePair(quote: QuoteView | undefined, { sell, buy, chain }: QuoteQuestion): boolean {
  if (quote === undefined || quote.terms.chain !== chain) return false
  const { sellToken, buyToken } = quote.terms
  const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase()
  return same(sellToken, sell?.address) && same(buyToken, buy?.address)
}
