import type { ChainId } from '@windhover/core/chains/chain'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import { type QuoteView, swapRoutes } from '@windhover/core/swaps/contract'
import { positiveAmount, wantsQuote } from '@windhover/core/swaps/swap-form'
import type { Provider } from '@windhover/core/swaps/venues'
import type { VaultView } from '@windhover/core/vaults/contract'
import { callRoute } from '../../../lib/api/call-route.ts'

type QuotedToken = { readonly address: string; readonly decimals: number }

/** What a card or a dialog wants to know. */
export type QuoteQuestion = {
  readonly chain: ChainId
  readonly vault: VaultView | null
  readonly sell: QuotedToken | null
  readonly buy: QuotedToken | null
  /** In whole units, as it was typed. */
  readonly amountText: string
  readonly slippagePct: number
  /** On Ethereum and BSC; the server's default where it is left out. */
  readonly provider?: Provider
}

/** A question that can be asked. Equal keys are one call. */
export type QuoteCall = {
  readonly key: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<QuoteView>
}

/** Null while something is missing, so that nothing is asked for nothing (R2-163). */
export function quoteCall(question: QuoteQuestion): QuoteCall | null {
  const { chain, vault, sell, buy, amountText, slippagePct, provider } = question
  if (!wantsQuote(question) || sell === null || buy === null) return null
  const amountRaw = positiveAmount(amountText, sell.decimals)
  const isPricedForOne = chain === 'ethereum' || chain === 'bsc'
  if (amountRaw === null || (isPricedForOne && vault === null)) return null
  const sellAmountRaw: RawAmount = `${amountRaw}`
  const body = {
    chain,
    sellToken: sell.address,
    buyToken: buy.address,
    sellAmountRaw,
    slippagePct,
    ...(isPricedForOne && vault !== null && { vaultId: vault.tokenId }),
    ...(provider !== undefined && { provider }),
  }
  return {
    key: [swapRoutes.getQuote.path, body],
    ask: (signal) => callRoute(swapRoutes.getQuote, { body }, { signal }),
  }
}
