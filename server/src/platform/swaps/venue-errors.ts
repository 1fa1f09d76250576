import { chainErrors } from '@windhover/core/chains/errors'
import { AppError, type ErrorContext, type ErrorMaker } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import { ZodError } from 'zod'
import { toEvmChainError } from '../evm/evm-errors.ts'
import { UpstreamError, type UpstreamFailure } from '../upstream/upstream-error.ts'

const REASON_MAX = 200
/** Our key is wrong or used up: nothing that the person who swaps could change. */
const KEY_STATUSES: readonly (number | null)[] = [401, 403]

type Words = {
  readonly venue: VenueId
  /** The venue's own refusals, from what it said; null where it is none that has a name. */
  readonly readRefusal: (said: string) => AppError | null
}

/** Trouble of a venue in our words. What is nobody's answer but a defect of ours stays what it is. */
export function toVenueError(error: unknown, words: Words): unknown {
  if (error instanceof AppError) return inSwapWords(error)
  return error instanceof UpstreamError ? READERS[error.failure](error, words) : error
}

const READERS: Readonly<Record<UpstreamFailure, (error: UpstreamError, words: Words) => AppError>> = {
  'rate-limited': (cause, { venue }) => swapErrors.venueBusy({ context: { venue }, cause }),
  unavailable: (cause, { venue }) => swapErrors.venueUnavailable({ context: { venue }, cause }),
  // Broken off in the middle is trouble on the way; whole JSON in another shape is an answer not to be trusted.
  garbage: (error, { venue }) => {
    const make = error.cause instanceof ZodError ? swapErrors.venueWrong : swapErrors.venueUnavailable
    return make({ context: { venue }, cause: error })
  },
  refused: (error, { venue, readRefusal }) => {
    if (KEY_STATUSES.includes(error.status))
      return swapErrors.venueUnavailable({ context: { venue }, cause: error })
    const context: ErrorContext = { venue, reason: error.said.slice(0, REASON_MAX) }
    return readRefusal(error.said) ?? swapErrors.failed({ context, cause: error })
  },
}

/** What a venue's adapter asks of a chain's node; the node's trouble keeps the chain's words. */
export async function onChain<Value>(chain: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw inSwapWords(toEvmChainError(error, chain))
  }
}

const SWAP_WORDS: Readonly<Record<string, ErrorMaker>> = {
  [chainErrors.insufficientFunds.code]: swapErrors.insufficientFunds,
  [chainErrors.unknownToken.code]: swapErrors.unknownToken,
  [chainErrors.rejected.code]: swapErrors.failed,
}

function inSwapWords(error: AppError): AppError {
  return SWAP_WORDS[error.code]?.({ context: error.context, cause: error }) ?? error
}
