import { swapSpecRoutes } from '@windhover/core/swaps/spec-contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findToken } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { type AskingParts, openSwap, requireAmountRaw, requireOwnText } from './open-call.ts'
import { quotePair } from './quote-pair.ts'
import { readToken } from './read-token.ts'
import { runSwap, type SwapCall } from './run-swap.ts'

type Trade = {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly slippage: number | undefined
}

export function solanaSwapBindings(parts: AskingParts): readonly RouteBinding[] {
  return [
    bindRoute(swapSpecRoutes.solanaQuote, async ({ session, body }) => {
      const { fromMint: from, toMint: to, amount, slippage, vaultId } = body
      if (vaultId !== undefined) await findOwnVault(parts.db, { userId: session.userId, vaultId })
      return await quote(parts, { from, to, amount, slippage })
    }),

    bindRoute(swapSpecRoutes.solanaSwap, async (request) => {
      const { call } = await openSwap(parts, request)
      const { fromMint: from, toMint: to, amount, slippage } = request.body
      const { transactionId, intentId, state } = await run(parts, call, { from, to, amount, slippage })
      const signedTransaction = { transactionSignature: transactionId }
      return { fromRemoteSigner: { signedTransaction }, intentId, state }
    }),

    bindRoute(swapSpecRoutes.solanaBuyQuote, async ({ session, body }) => {
      const vault = await findOwnVault(parts.db, { userId: session.userId, vaultId: body.vaultId })
      requireOwnText(body.userAddress, [vault.publicKey])
      return await quote(parts, tradeOf(body))
    }),

    bindRoute(swapSpecRoutes.solanaBuy, async (request) => {
      const { vault, call } = await openSwap(parts, request)
      requireOwnText(request.body.userAddress, [vault.publicKey])
      const { transactionId, intentId, state } = await run(parts, call, tradeOf(request.body))
      return { signature: transactionId, intentId, state }
    }),
  ]
}

/** Buying pays SOL, selling gets it. */
function tradeOf(body: {
  mode: 'buy' | 'sell'
  token: string
  amount: string
  slippage?: number | undefined
}): Trade {
  const { mode, token, amount, slippage } = body
  return mode === 'buy'
    ? { from: 'native', to: token, amount, slippage }
    : { from: token, to: 'native', amount, slippage }
}

async function readTrade(parts: AskingParts, trade: Trade) {
  const sellToken = readToken(parts, { chain: 'solana', token: trade.from })
  const buyToken = readToken(parts, { chain: 'solana', token: trade.to })
  const { decimals } = await findToken(parts, { chain: 'solana', owner: null, token: sellToken })
  return { sellToken, buyToken, sellAmountRaw: requireAmountRaw(trade.amount, decimals) }
}

async function quote(parts: AskingParts, trade: Trade) {
  const pair = await readTrade(parts, trade)
  const { view } = await quotePair(parts, { ...pair, chain: 'solana', slippagePct: trade.slippage })
  return { ...view, outAmount: view.terms.quotedBuyAmountRaw }
}

async function run(parts: AskingParts, call: SwapCall, trade: Trade) {
  const { sellToken, buyToken, sellAmountRaw } = await readTrade(parts, trade)
  const asked = { chain: 'solana', sellToken, buyToken, sellAmountRaw: `${sellAmountRaw}` } as const
  return await runSwap(parts, call, { asked, quote: async () => (await quote(parts, trade)).terms })
}
