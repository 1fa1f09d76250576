import { chainErrors } from '@windhover/core/chains/errors'
import { AppError, type ErrorMaker } from '@windhover/core/errors/app-error'
import { BaseError, HttpRequestError, RpcRequestError } from 'viem'
import { UpstreamError } from '../upstream/upstream-error.ts'

/** Of the sender, whoever says so: a node, or the contract of a token. */
export const LACKS_FUNDS =
  /insufficient funds|exceeds (the )?balance|insufficient balance|INSUFFICIENT_PAYER_BALANCE/i

/** Nodes have no common codes for a refusal, but all say it in much the same words. */
const REFUSALS: readonly (readonly [RegExp, ErrorMaker])[] = [
  [LACKS_FUNDS, chainErrors.insufficientFunds],
  [/nonce (is )?too low|nonce.*lower than|already been used/i, chainErrors.nonceUsed],
  [
    /underpriced|fee cap|fee.*less than block base|gas price.*(low|below)|INSUFFICIENT_TX_FEE/i,
    chainErrors.feeTooLow,
  ],
  [/TOKEN_NOT_ASSOCIATED/i, chainErrors.notAssociated],
  [/revert/i, chainErrors.rejected],
]

/** The node's trouble, or its refusal, in our own words. */
export function toEvmChainError(error: unknown, chain: string): AppError {
  if (error instanceof AppError) return error
  const context = { chain }
  if (isRateLimit(error)) return chainErrors.rateLimited({ context, cause: error })
  const said = whatItSaid(error)
  if (said === null) return chainErrors.unavailable({ context, cause: error })
  const refusal = REFUSALS.find(([words]) => words.test(said))
  if (refusal !== undefined)
    return refusal[1]({ context: { chain, reason: said.slice(0, 200) }, cause: error })
  return isTrouble(error)
    ? chainErrors.unavailable({ context, cause: error })
    : chainErrors.rejected({ context: { chain, reason: said.slice(0, 200) }, cause: error })
}

function deepest(error: unknown): unknown {
  return error instanceof BaseError
    ? (error.walk((each) => each instanceof RpcRequestError || each instanceof HttpRequestError) ??
        error.walk())
    : error
}

function isRateLimit(error: unknown): boolean {
  if (error instanceof UpstreamError) return error.failure === 'rate-limited'
  const root = deepest(error)
  if (root instanceof HttpRequestError) return root.status === 429
  return root instanceof RpcRequestError && (root.code === 429 || root.code === -32005)
}

/** The words of a node that understood the call; null where it did not answer in its own language. */
export function whatItSaid(error: unknown): string | null {
  const root = deepest(error)
  if (!(root instanceof RpcRequestError)) return null
  return root.details || root.shortMessage
}

function isTrouble(error: unknown): boolean {
  const root = deepest(error)
  return root instanceof RpcRequestError && (root.code === -32603 || root.code === undefined)
}

export function isMethodMissing(error: unknown): boolean {
  const root = deepest(error)
  return root instanceof RpcRequestError && (root.code === -32601 || root.code === -32004)
}
