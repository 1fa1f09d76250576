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
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import type { PickedToken } from '../../lib/feature.ts'
import { useVaultSettings } from '../../lib/settings.ts'
import { cardCopy } from './copy.ts'
import { changeFields, type SwapFields, useSwapFields } from './form-store.ts'
import { useQuote } from './use-quote.ts'
import { useSeenQuote } from './use-seen-quote.ts'
import { type SwapOrder, useSwapOrder } from './use-swap-order.ts'
import { useSwapTerms } from './use-swap-terms.ts'
import { useVaultTokens } from './use-vault-tokens.ts'

/** Everything a swap card shows and does. The rules are in core; here they meet what is known. */
export function useSwapCard(chain: ChainId, vault: VaultView | null) {
  const fields = useSwapFields(chain)
  const { pair, amountText, provider } = fields
  const { sell, buy } = pair
  const slippagePct = useVaultSettings(vault?.tokenId ?? null).swapSlippage
  const tokens = useVaultTokens(chain, vault)
  const terms = useSwapTerms(chain)
  const [isAsking, setAsking] = useState(false)
  const [pressedWithout, setPressedWithout] = useState(false)
  const order = useSwapOrder({ chain, vault, onPriceMoved: () => void askAgain() })
  const quote = useQuote({
    ...{ chain, vault, sell, buy, amountText, slippagePct, provider },
    debounceMs: QUOTE_DEBOUNCE_MS,
    paused: order.isSwapping,
  })
  const seen = useSeenQuote(quote.quote)
  const facts: SwapFacts = {
    hasVault: vault !== null,
    ...{ sell, buy, amountText },
    balanceRaw: sell === null ? undefined : tokens.balanceOf(sell.address),
    quote: quote.state,
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
  const askAgain = async () => {
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
    ...{ chain, vault, fields, facts, tag, tokens, terms, quote, order, slippagePct, pressedWithout },
    isAsking: isAsking && !order.isSwapping,
    press: () => void press(),
    /** Enter in the amount never approves anything; it says what is left out (R2-186). */
    nameMissing: () => setPressedWithout(isMissingSomething(tag)),
    accept: () => quote.quote !== null && execute(quote.quote),
    keepWaiting: () => setAsking(false),
    type: (text: string) => {
      if (acceptsAmount(text, sell?.decimals ?? FREE_DECIMALS)) change({ amountText: text })
    },
    pick,
    flip: () => {
      const flipped = flipPair(pair)
      change({ pair: flipped, amountText: cutDecimals(amountText, flipped.sell?.decimals ?? FREE_DECIMALS) })
    },
    fill: (fill: SwapFill) => {
      const { balanceRaw } = facts
      if (sell === null || balanceRaw == null) return
      const holding = { balanceRaw, decimals: sell.decimals, isNative: sell.address === NATIVE }
      change({ amountText: fillAmount(fill, holding) })
    },
    choose: (next: SwapFields['provider']) => change({ provider: next }),
  }
}

/** Before a token is chosen nothing says how finely it is divided. */
const FREE_DECIMALS = 18

export type SwapCardState = ReturnType<typeof useSwapCard>

type Parts = {
  readonly accepted: QuoteView
  readonly vaultId: string
  readonly sell: PickedToken
  readonly buy: PickedToken
}

/** One id for one press: whatever is repeated on the way stays the same swap. */
function orderOf({ accepted, vaultId, sell, buy }: Parts): SwapOrder {
  const { terms, sellDecimals } = accepted
  const amount = formatAmount(BigInt(terms.sellAmountRaw), sellDecimals)
  return {
    intent: { id: crypto.randomUUID(), vaultId, type: 'swap', ...terms },
    what: cardCopy.what({ amount, sell: sell.symbol, buy: buy.symbol }),
  }
}
