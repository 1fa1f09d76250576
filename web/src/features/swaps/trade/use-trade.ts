import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultSettings } from '@windhover/core/settings/contract'
import type { QuoteView } from '@windhover/core/swaps/contract'
import { fillAmount, type SwapFill } from '@windhover/core/swaps/fill-percentage'
import { isExpired, isWorseThanSeen } from '@windhover/core/swaps/judge-price'
import { presetAmounts } from '@windhover/core/swaps/preset-amounts'
import { canSwap, type SwapFacts, swapTag } from '@windhover/core/swaps/swap-form'
import { TRADE_DEBOUNCE_MS, type TradeMode, tradeSides } from '@windhover/core/swaps/trade-form'
import { acceptsAmount } from '@windhover/core/swaps/type-amount'
import { valueQuote } from '@windhover/core/swaps/value-quote'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { useVaultSettings } from '../../../lib/settings.ts'
import { usePrices } from '../use-prices.ts'
import { useQuote } from '../use-quote.ts'
import { useSeenQuote } from '../use-seen-quote.ts'
import { useSwapTerms } from '../use-swap-terms.ts'
import { useVaultTokens } from '../use-vault-tokens.ts'
import { describeTrade } from './describe-trade.ts'
import { useTradeOrder } from './use-trade-order.ts'
import type { TradedToken } from './use-traded-token.ts'

type TradeInput = {
  readonly chain: ChainId
  readonly vault: VaultView
  readonly token: TradedToken
  readonly mode: TradeMode
  readonly begunText: string
  readonly slippagePct: number | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** What the person set to buy with, in the coin of the chain; none was asked for on BSC. */
const PRESET: Readonly<Record<ChainId, (presets: VaultSettings['buyPresets']) => number>> = {
  solana: ({ promptBuy }) => promptBuy,
  ethereum: ({ ethereum }) => ethereum,
  bsc: () => 0,
  hedera: ({ hedera }) => hedera,
}

/** Everything a buy or sell dialog shows and does. The rules are in core; here they meet what is known. */
export function useTrade({ chain, vault, token, mode, open, onClose, ...begun }: TradeInput) {
  const [amountText, setAmountText] = useState(begun.begunText)
  const [isAsking, setAsking] = useState(false)
  const settings = useVaultSettings(vault.tokenId)
  const slippagePct = begun.slippagePct ?? settings.swapSlippage
  const tokens = useVaultTokens(chain, vault)
  const terms = useSwapTerms(chain)
  const { sell, buy } = tradeSides(chain, mode, token)
  const order = useTradeOrder({
    ...{ chain, vault, open, token: token.address },
    onDone: () => {
      setAmountText('')
      // Closed before: another dialog of the panel may stand now.
      if (open) onClose()
    },
  })
  const quote = useQuote({
    ...{ chain, vault, sell, buy, amountText },
    slippagePct,
    debounceMs: TRADE_DEBOUNCE_MS[chain],
    paused: order.isBusy || !open,
  })
  const seen = useSeenQuote(quote.quote)
  const priceOf = usePrices(chain, [sell, buy])
  const balanceRaw = tokens.balanceOf(sell.address)
  const facts: SwapFacts = {
    ...{ hasVault: true, sell, buy, amountText, balanceRaw },
    quote: quote.state,
    termsAgreed: terms.isAgreed,
    isSwapping: order.isBusy,
    isOffline: quote.isOffline,
  }
  const tag = swapTag(facts)

  const change = (text: string) => {
    setAmountText(text)
    setAsking(false)
  }
  const execute = (accepted: QuoteView) => {
    setAsking(false)
    order.submit({
      intent: { id: crypto.randomUUID(), vaultId: vault.tokenId, type: 'swap', ...accepted.terms },
      what: describeTrade({ mode, token, counterpart: mode === 'buy' ? sell : buy, quote: accepted }),
      mode,
      symbol: token.symbol,
    })
  }
  const press = async () => {
    if (!canSwap(tag) || quote.quote === null) return
    const shown = seen()
    const newest = isExpired(quote.quote, Date.now()) ? await quote.refresh() : quote.quote
    if (newest === null) return
    if (isWorseThanSeen(shown, newest)) setAsking(true)
    else execute(newest)
  }
  return {
    ...{ chain, mode, token, sell, buy, amountText, balanceRaw, tokens, terms, quote, order, tag },
    priceOf,
    /** The quote on screen, at the prices of the rest of the page. */
    shown: quote.last === null ? null : valueQuote(quote.last, priceOf),
    slippagePct,
    presets: sell.address === NATIVE ? presetAmounts(PRESET[chain](settings.buyPresets), sell.decimals) : [],
    isAsking: isAsking && !order.isBusy,
    accept: () => quote.quote !== null && execute(quote.quote),
    keepWaiting: () => setAsking(false),
    press: () => void press(),
    type: (text: string) => acceptsAmount(text, sell.decimals) && change(text),
    choose: change,
    fill: (fill: SwapFill) => {
      if (balanceRaw == null) return
      change(fillAmount(fill, { balanceRaw, decimals: sell.decimals, isNative: sell.address === NATIVE }))
    },
  }
}

export type TradeState = ReturnType<typeof useTrade>
