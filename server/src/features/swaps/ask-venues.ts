import type { ChainId } from '@windhover/core/chains/chain'
import { AppError } from '@windhover/core/errors/app-error'
import { QUOTE_STALE_MS } from '@windhover/core/swaps/constants'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import type { FeatureParts } from '../../composition/feature.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import type { VenueQuote } from '../../ports/swap-venue.ts'

export type Question = {
  readonly chain: ChainId
  readonly venues: readonly VenueId[]
  readonly sellToken: string
  readonly buyToken: string
  readonly sellAmountRaw: bigint
  readonly slippageBps: number
  /** Only where a venue makes its price for one person. */
  readonly taker: string | null
}

export type Offer = { readonly venue: VenueId; readonly quote: VenueQuote; readonly quotedAtMs: number }
export type AskVenues = (question: Question) => Promise<readonly Offer[]>

type AskerParts = Pick<FeatureParts, 'swapVenues' | 'clock' | 'log'>

const KEPT_MAX = 5_000
/** Venues whose answer depends on who asks; the others are asked for everybody. */
const PERSONAL: ReadonlySet<VenueId> = new Set(['uniswap-x'])

/** Made once per process: the cards, the dialogs and the agent share what was asked. */
const askers = new WeakMap<FeatureParts['swapVenues'], AskVenues>()

export function venueAsker(parts: AskerParts): AskVenues {
  const made = askers.get(parts.swapVenues) ?? createAsker(parts)
  askers.set(parts.swapVenues, made)
  return made
}

/**
 * Asks every venue that may do it, at once. The same question within a second, or while it is under way, is one call to
 * the venue, whoever asks: what a thousand open cards cost is what one costs.
 */
function createAsker(parts: AskerParts): AskVenues {
  const { swapVenues, clock, log } = parts
  const share = createSharedValues<Offer>({ clock, freshMs: QUOTE_STALE_MS, staleMs: 0, max: KEPT_MAX })

  const ask = (venue: VenueId, question: Question): Promise<Offer> => {
    const { chain, sellToken, buyToken, sellAmountRaw, slippageBps } = question
    const taker = PERSONAL.has(venue) ? question.taker : null
    const request = { chain, sellToken, buyToken, sellAmountRaw, slippageBps, taker }
    const key = [venue, chain, sellToken, buyToken, sellAmountRaw, slippageBps, taker ?? ''].join('|')
    return share(key, async () => {
      const quote = await swapVenues[venue].quote(request)
      return { venue, quote, quotedAtMs: clock.now().getTime() }
    })
  }

  return async (question) => {
    const asked = await Promise.allSettled(question.venues.map((venue) => ask(venue, question)))
    const offers = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    if (offers.length > 0) return offers
    const errors = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    for (const error of errors) log.debug({ err: error }, 'a venue gave no quote')
    throw worstOf(errors)
  }
}

/** What the person can do something about comes before a venue that is away. */
function worstOf(errors: readonly unknown[]): unknown {
  const known = errors.filter((error) => error instanceof AppError)
  return known.find((error) => !error.retryable) ?? known[0] ?? errors[0] ?? swapErrors.quoteFailed()
}
