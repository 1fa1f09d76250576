import { chainErrors } from '@windhover/core/chains/errors'
import { AppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import { swapSpecRoutes } from '@windhover/core/swaps/spec-contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findToken } from '../transactions/index.ts'
import { type AskingParts, openSwap, requireAmountRaw, requireOwnText } from './open-call.ts'
import { quotePair } from './quote-pair.ts'
import { readToken } from './read-token.ts'
import { runSwap } from './run-swap.ts'

const WHBAR = '0.0.1456986'
const LACKS_FUNDS: readonly unknown[] = [
  swapErrors.insufficientFunds.code,
  chainErrors.insufficientFunds.code,
]

export function hederaSwapBindings(parts: AskingParts): readonly RouteBinding[] {
  return [
    bindRoute(swapSpecRoutes.hederaQuote, async ({ body }) => {
      const pair = readPair(parts, body)
      const sellAmountRaw = requireAmountRaw(body.amount, body.inputDecimals)
      const question = { chain: 'hedera' as const, ...pair, sellAmountRaw, slippagePct: body.slippage }
      const { view, feeTier } = await quotePair(parts, question)
      return { ...view, amountOut: view.terms.quotedBuyAmountRaw, feeTier: feeTier ?? 0 }
    }),

    bindRoute(swapSpecRoutes.hederaSwap, async (request) => {
      const { vault, call } = await openSwap(parts, request)
      const { body } = request
      requireOwnText(body.from, [vault.ethAddress, vault.hederaAccountId])
      try {
        const pair = readPair(parts, body, body.useNative)
        const { decimals } = await findToken(parts, {
          chain: 'hedera',
          owner: vault.ethAddress,
          token: pair.sellToken,
        })
        const sellAmountRaw = requireAmountRaw(body.amount, decimals)
        const asked = { chain: 'hedera', ...pair, sellAmountRaw: `${sellAmountRaw}` } as const
        const question = { chain: 'hedera' as const, ...pair, sellAmountRaw, slippagePct: body.slippage }
        const { transactionId, intentId, state } = await runSwap(parts, call, {
          asked,
          quote: async () => (await quotePair(parts, question)).view.terms,
        })
        return { hash: transactionId, intentId, state }
      } catch (error) {
        throw inHederaWords(error)
      }
    }),
  ]
}

type Pair = { readonly sellToken: string; readonly buyToken: string }

/** The wrapped coin stands for the coin itself where the caller says so. */
function readPair(
  parts: AskingParts,
  body: { inputToken: string; outputToken: string },
  useNative = false,
): Pair {
  const read = (token: string) => {
    const known = readToken(parts, { chain: 'hedera', token })
    return useNative && known === WHBAR ? 'native' : known
  }
  return { sellToken: read(body.inputToken), buyToken: read(body.outputToken) }
}

/** The reason behind the catalogue's words; whatever may still happen keeps its own. */
function inHederaWords(error: unknown): unknown {
  if (!(error instanceof AppError) || error.retryable || error.status === 409) return error
  // Of a swap that was begun, the intent knows what it failed with.
  const code = error.context.failure ?? error.code
  const reason = LACKS_FUNDS.includes(code) ? 'Insufficient funds' : error.message
  const text = `Failed to swap tokens on Hedera: ${reason}`
  return swapErrors.failed({ text, context: error.context, cause: error })
}
