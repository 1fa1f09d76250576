import type { ChainId } from '@windhover/core/chains/chain'
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
  /** In the dialogs of Solana: which of the two tokens is the one that is bought or sold. */
  readonly trade?: { readonly mode: 'buy' | 'sell'; readonly token: string }
}

/** A question that can be asked. Equal keys are one call. */
export type QuoteCall = {
  readonly key: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<QuoteView>
}

type Complete = QuoteQuestion & {
  readonly sell: QuotedToken
  readonly buy: QuotedToken
  readonly amountRaw: bigint
}

/** Null while something is missing, so that nothing is asked for nothing (R2-163). */
export function quoteCall(question: QuoteQuestion): QuoteCall | null {
  const { sell, buy, amountText, chain } = question
  if (!wantsQuote(question) || sell === null || buy === null) return null
  const amountRaw = positiveAmount(amountText, sell.decimals)
  return amountRaw === null ? null : BY_CHAIN[chain]({ ...question, sell, buy, amountRaw })
}

const BY_CHAIN: Readonly<Record<ChainId, (question: Complete) => QuoteCall | null>> = {
  solana: (question) => solanaBuyCall(question) ?? solanaCall(question),
  ethereum: (question) => evmCall(question, 1),
  bsc: (question) => evmCall(question, 56),
  hedera: hederaCall,
}

function solanaCall({ sell, buy, amountText, slippagePct }: Complete): QuoteCall {
  const body = { fromMint: sell.address, toMint: buy.address, amount: amountText, slippage: slippagePct }
  return {
    key: [swapRoutes.solanaQuote.path, body],
    ask: (signal) => callRoute(swapRoutes.solanaQuote, { body }, { signal }),
  }
}

function solanaBuyCall({ vault, trade, amountText, slippagePct }: Complete): QuoteCall | null {
  if (trade === undefined || vault === null) return null
  const userAddress = vault.wrappedKeys[0]?.pub_key ?? vault.publicKey
  const body = { vaultId: vault.tokenId, amount: amountText, ...trade, userAddress, slippage: slippagePct }
  return {
    key: [swapRoutes.solanaBuyQuote.path, body],
    ask: (signal) => callRoute(swapRoutes.solanaBuyQuote, { body }, { signal }),
  }
}

function evmCall(question: Complete, chainId: 1 | 56): QuoteCall | null {
  const { vault, sell, buy, amountRaw, provider, slippagePct } = question
  if (vault === null) return null
  const body = {
    vaultId: vault.tokenId,
    sellToken: sell.address,
    buyToken: buy.address,
    sellAmount: amountRaw.toString(),
    chainId,
    taker: vault.ethAddress,
    ...(provider === undefined ? {} : { provider }),
    slippage: slippagePct,
  }
  return {
    key: [swapRoutes.evmQuote.path, body],
    ask: (signal) => callRoute(swapRoutes.evmQuote, { body }, { signal }),
  }
}

function hederaCall({ sell, buy, amountText, slippagePct }: Complete): QuoteCall {
  const body = {
    inputToken: sell.address,
    outputToken: buy.address,
    inputDecimals: sell.decimals,
    outputDecimals: buy.decimals,
    amount: amountText,
    slippage: slippagePct,
  }
  return {
    key: [swapRoutes.hederaQuote.path, body],
    ask: (signal) => callRoute(swapRoutes.hederaQuote, { body }, { signal }),
  }
}
