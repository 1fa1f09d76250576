import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { formatAmount } from '@windhover/core/money/format-amount'
import { QUOTE_DEBOUNCE_MS } from '@windhover/core/swaps/constants'
import type { QuoteView } from '@windhover/core/swaps/contract'
import { fillAmount, type SwapFill } from '@windhover/core/swaps/fill-percentage'
import { isExpired, isWorseThanSeen } from '@windhover/core/swaps/judge-price'
import { canSwap, isMissingSomething, type SwapFacts, swapTag } from '@windhover/core/swaps/swap-form'
import { flipPair, pickSide } from '@windhover/core/swaps/token-pair'
import { acceptsAmount, cutDecimals } from '@windhover/core/swaps/type-amount'
import { valueQuote } from '@windhover/core/swaps/value-quote'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import type { PickedToken } from '../../lib/feature.ts'
import { useVaultSettings } from '../../lib/settings.ts'
import { cardCopy } from './copy.ts'
import { changeFields, type SwapFields, useSwapFields } from './form-store.ts'
import { usePrices } from './use-prices.ts'
import { useQuote } from './use-quote.ts'
import { useSeenQuote } from './use-seen-quote.ts'
import { type SwapOrder, useSwapOrder } from './use-swap-order.ts'
import { coinFeesRaw, feesOf, simulationOf, useSwapPreview } from './use-swap-preview.ts'
import { useSwapTerms } from './use-swap-terms.ts'
import { useVaultTokens } from './use-vault-tokens.ts'

/** State and actions of a swap card. The rules are in core; here they are applied to the quote, balances and fields. */
export function useSwapCard(chain: ChainId, vault: VaultView | null) {
  const fields = useSwapFields(chain)
  const { pair, amountText, provider } = fields
  const { sell, buy } = pair
  const slippagePct = useVaultSettings(vault?.tokenId ?? null).swapSlippage
  const tokens = useVaultTokens(chain, vault)
  const terms = useSwapTerms(chain)
  const [isAsking, setAsking] = useState(false)
  const [pressedWithout, setPressedWithout] = useState(false)
  const order = useSwapOrder({ chain, vault, onPriceMoved: () => void askWithNewQuote() })
  const quote = useQuote({
    ...{ chain, vault, sell, buy, amountText, slippagePct, provider },
    debounceMs: QUOTE_DEBOUNCE_MS,
    paused: order.isSwapping,
  })
  const seen = useSeenQuote(quote.quote)
  const balanceRaw = sell === null ? undefined : tokens.balanceOf(sell.address)
  const soldRaw = BigInt(quote.last?.terms.sellAmountRaw ?? 0)
  const canPreview = balanceRaw != null && soldRaw <= balanceRaw && !order.isSwapping
  const preview = useSwapPreview(vault?.tokenId ?? null, canPreview ? quote.last : null)
  const priceOf = usePrices(chain, [sell, buy])
  const facts: SwapFacts = {
    hasVault: vault !== null,
    ...{ sell, buy, amountText, balanceRaw },
    quote: quote.state,
    simulation: simulationOf(preview),
    coin: {
      balanceRaw: tokens.balanceOf(NATIVE),
      feesRaw: quote.quote === null ? null : coinFeesRaw(feesOf(quote.quote, preview)),
    },
    termsAgreed: terms.isAgreed,
    isSwapping: order.isSwapping,
    isOffline: quote.isOffline,
  }
  const tag = swapTag(facts)

  const change = (next: Partial<SwapFields>) => {
    changeFields(chain, next)
    setAsking(false)
    setPressedWithout(false)
    order.startOver()
  }
  const execute = (accepted: QuoteView) => {
    setAsking(false)
    if (vault !== null && sell !== null && buy !== null) {
      order.submit(orderOf({ accepted, vaultId: vault.tokenId, sell, buy }))
    }
  }
  const askWithNewQuote = async () => {
    setAsking(true)
    await quote.refresh()
  }
  const press = async () => {
    if (!canSwap(tag) || quote.quote === null) return
    const shown = seen()
    const newest = isExpired(quote.quote, Date.now()) ? await quote.refresh() : quote.quote
    if (newest === null) return
    if (isWorseThanSeen(shown, newest)) setAsking(true)
    else execute(newest)
  }
  const pick = (side: 'sell' | 'buy', token: PickedToken | null) => {
    const cut = side === 'sell' && token !== null ? cutDecimals(amountText, token.decimals) : amountText
    change({ pair: pickSide(pair, side, token), amountText: cut })
  }
  return {
    ...{
      chain,
      vault,
      fields,
      facts,
      tag,
      tokens,
      terms,
      quote,
      preview,
      order,
      slippagePct,
      pressedWithout,
    },
    priceOf,
    /** The quote on screen, valued at the same prices as the rest of the page. */
    shown: quote.last === null ? null : valueQuote(quote.last, priceOf),
    isAsking: isAsking && !order.isSwapping,
    press: () => void press(),
    /** Pressing Enter in the amount field never approves anything; it only says what is missing (R2-186). */
    nameMissing: () => setPressedWithout(isMissingSomething(tag)),
    accept: () => quote.quote !== null && execute(quote.quote),
    keepWaiting: () => setAsking(false),
    type: (text: string) => {
      if (acceptsAmount(text, sell?.decimals ?? DEFAULT_DECIMALS)) change({ amountText: text })
    },
    pick,
    flip: () => {
      const flipped = flipPair(pair)
      change({
        pair: flipped,
        amountText: cutDecimals(amountText, flipped.sell?.decimals ?? DEFAULT_DECIMALS),
      })
    },
    fill: (fill: SwapFill) => {
      const { balanceRaw } = facts
      if (sell === null || balanceRaw == null) return
      const holding = { balanceRaw, decimals: sell.decimals, isNative: sell.address === NATIVE }
      change({ amountText: fillAmount(fill, holding) })
    },
    choose: (next: SwapFields['provider']) => change({ provider: next }),
    /** Fills the form with the same swap again, which asks for a new price. */
    again: (done: SwapOrder) => {
      const amountText = formatAmount(BigInt(done.intent.sellAmountRaw), done.sell.decimals)
      change({ pair: { sell: done.sell, buy: done.buy, isUntouched: false }, amountText })
    },
  }
}

/** Accepted until a token is chosen, because its own decimals are not known before. */
const DEFAULT_DECIMALS = 18

export type SwapCardState = ReturnType<typeof useSwapCard>

type AcceptedSwap = {
  readonly accepted: QuoteView
  readonly vaultId: string
  readonly sell: PickedToken
  readonly buy: PickedToken
}

/** One id per press, so that a request that is retried stays the same swap. */
function orderOf({ accepted, vaultId, sell, buy }: AcceptedSwap): SwapOrder {
  const { terms, sellDecimals } = accepted
  const amount = formatAmount(BigInt(terms.sellAmountRaw), sellDecimals)
  return {
    intent: { id: crypto.randomUUID(), vaultId, type: 'swap', ...terms },
    what: cardCopy.what({ amount, sell: sell.symbol, buy: buy.symbol }),
    ...{ sell, buy },
  }
}
