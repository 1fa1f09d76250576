import {
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__INTERNAL_ERROR,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  type SolanaError,
} from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'
import { AppError } from '@windhover/core/errors/app-error'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'

const CONTEXT = { chain: 'solana' }

/** Everything that goes wrong on the way to the chain, in our own words; said here and nowhere else. */
export function toChainError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof UpstreamError && error.failure === 'rate-limited') return limited(error)
  if (!isSolanaError(error)) return chainErrors.unavailable({ context: CONTEXT, cause: error })
  if (isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) return fromHttp(error)
  const { cause } = error
  if (isSolanaError(cause, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)) {
    return chainErrors.expired({ context: CONTEXT, cause: error })
  }
  if (isSolanaError(cause, SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE)) {
    return chainErrors.insufficientFunds({ context: CONTEXT, cause: error })
  }
  return isTrouble(error)
    ? chainErrors.unavailable({ context: CONTEXT, cause: error })
    : chainErrors.rejected({ context: { ...CONTEXT, reason: reasonOf(error) }, cause: error })
}

/** The chain has these very bytes already. */
export function isAlreadyProcessed(error: unknown): boolean {
  return (
    isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE) &&
    isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED)
  )
}

function fromHttp(error: SolanaError<typeof SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR>): AppError {
  return error.context.statusCode === 429
    ? limited(error)
    : chainErrors.unavailable({ context: CONTEXT, cause: error })
}

function limited(error: unknown): AppError {
  return chainErrors.rateLimited({ context: CONTEXT, cause: error })
}

function isTrouble(error: SolanaError): boolean {
  return (
    isSolanaError(error, SOLANA_ERROR__JSON_RPC__INTERNAL_ERROR) ||
    isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY)
  )
}

function reasonOf(error: SolanaError): string {
  const { cause } = error
  return (cause instanceof Error ? cause.message : error.message).slice(0, 200)
}
