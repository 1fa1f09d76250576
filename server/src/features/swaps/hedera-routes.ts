import { chainErrors } from '@windhover/core/chains/errors'
import { AppError } from '@windhover/core/errors/app-error'
import { swapRoutes } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findToken } from '../transactions/index.ts'
import { openSwap, requireAmountRaw, requireOwnText, type SwapParts } from './open-call.ts'
import { quoteSwap } from './quote-swap.ts'
import { readToken } from './read-token.ts'
import { runSwap } from './run-swap.ts'

const WHBAR = '0.0.1456986'
/** What an intent remembers of its failure is the words alone. */
const LACKS_FUNDS = new Set([swapErrors.insufficientFunds().message, chainErrors.insufficientFunds().message])

export function hederaSwapBindings(parts: SwapParts): readonly RouteBinding[] {
  return [
    bindRoute(swapRoutes.hederaQuote, async ({ body }) => {
      const pair = readPair(parts, body)
      const sellAmountRaw = requireAmountRaw(body.amount, body.inputDecimals)
      const { view, feeTier } = await quote(parts, { ...pair, sellAmountRaw, slippagePct: body.slippage })
      return { ...view, amountOut: view.terms.quotedBuyAmountRaw, feeTier: feeTier ?? 0 }
    }),

    bindRoute(swapRoutes.hederaSwap, async (request) => {
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
        const asked = { chain: 'hedera' as const, ...pair, sellAmountRaw: sellAmountRaw.toString() }
        const order = { ...pair, sellAmountRaw, slippagePct: body.slippage }
        const { transactionId, intentId, state } = await runSwap(parts, call, {
          asked,
          quote: async () => (await quote(parts, order)).view.terms,
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
  parts: SwapParts,
  body: { inputToken: string; outputToken: string },
  useNative = false,
): Pair {
  const read = (token: string) => {
    const known = readToken(parts, { chain: 'hedera', token })
    return useNative && known === WHBAR ? 'native' : known
  }
  return { sellToken: read(body.inputToken), buyToken: read(body.outputToken) }
}

async function quote(
  parts: SwapParts,
  order: Pair & { sellAmountRaw: bigint; slippagePct: number | undefined },
) {
  return await quoteSwap(parts, { ...order, chain: 'hedera', venues: ['saucerswap'], taker: null })
}

/** The reason behind the catalogue's words; whatever may still happen keeps its own. */
function inHederaWords(error: unknown): unknown {
  if (!(error instanceof AppError) || error.retryable || error.status === 409) return error
  const reason = LACKS_FUNDS.has(error.message) ? 'Insufficient funds' : error.message
  const text = `Failed to swap tokens on Hedera: ${reason}`
  return swapErrors.failed({ text, context: error.context, cause: error })
}
