import type { RawAmount } from '@windhover/core/money/raw-amount'
import { showAmount } from '@windhover/core/money/show-amount'
import { formatRate } from '@windhover/core/swaps/format-rate'
import type { IntentView, SwapReceipt } from '@windhover/core/transactions/contract'
import { type TradeSides, tradeSides } from '@windhover/core/transactions/trade-sides'
import { type TokenFacts, tokenFacts } from '../../money/intents/token-facts.ts'
import { receiptCopy } from './copy.ts'
import { type ReceiptRow, readReceipt, showDifference } from './read-receipt.ts'

export type Swapped = {
  readonly sides: TradeSides
  readonly swap: SwapReceipt
  readonly sell: TokenFacts
  readonly buy: TokenFacts
}

/** A swap whose tokens are known by name; null for everything else, which the plain table shows. */
export function swapOf(view: IntentView): Swapped | null {
  const sides = tradeSides(view.intent)
  const swap = view.receipt?.swap
  if (sides === null || !swap) return null
  const sell = tokenFacts(view, sides.sold.token)
  const buy = tokenFacts(view, sides.bought.token)
  return sell === null || buy === null ? null : { sides, swap, sell, buy }
}

/** Sent, received, rate, price impact and the least that was promised, quoted against executed. */
export function readSwap(view: IntentView, swapped: Swapped): readonly ReceiptRow[] {
  const { sides, swap, buy } = swapped
  const sent = view.receipt === null ? [] : readReceipt(view.receipt)
  const { quotedBuyRaw, executedBuyRaw } = swap
  const difference =
    executedBuyRaw === null
      ? null
      : showDifference({ amountRaw: quotedBuyRaw }, { amountRaw: executedBuyRaw })
  return [
    ...sent.filter(({ token }) => token === sides.sold.token),
    {
      token: sides.bought.token,
      label: receiptCopy.received,
      quoted: amountText(quotedBuyRaw, buy),
      executed: executedBuyRaw === null ? null : amountText(executedBuyRaw, buy),
      difference,
    },
    rateRow(view, swapped),
    {
      token: 'impact',
      label: receiptCopy.priceImpact,
      quoted: swap.priceImpactPct === null ? null : `${swap.priceImpactPct.toFixed(2)}%`,
      executed: null,
      difference: null,
    },
    leastRow(swapped),
  ]
}

function rateRow(view: IntentView, swapped: Swapped): ReceiptRow {
  const { sides, swap, sell, buy } = swapped
  const { sold } = sides
  const given = BigInt(
    view.receipt?.executed.find(({ token }) => token === sold.token)?.amountRaw ?? sold.amountRaw,
  )
  const quoted = { sold: sold.amountRaw, bought: BigInt(swap.quotedBuyRaw) }
  const executed =
    swap.executedBuyRaw === null
      ? null
      : { sold: given < 0n ? -given : given, bought: BigInt(swap.executedBuyRaw) }
  const text = ({ sold, bought }: Sides) => formatRate({ ...sell, raw: sold }, { ...buy, raw: bought })
  return {
    token: 'rate',
    label: receiptCopy.rate,
    quoted: text(quoted),
    executed: executed === null ? null : text(executed),
    difference: executed === null ? null : showRateDifference(quoted, executed),
  }
}

type Sides = { readonly sold: bigint; readonly bought: bigint }

/** Two fractions are compared on one denominator: no digit is lost. */
function showRateDifference(quoted: Sides, executed: Sides): string {
  return showDifference(
    { amountRaw: `${quoted.bought * executed.sold}` },
    { amountRaw: `${executed.bought * quoted.sold}` },
  )
}

/** What was promised at least, and whether that was kept. */
function leastRow({ swap, buy }: Swapped): ReceiptRow {
  const over = swap.executedBuyRaw === null ? null : BigInt(swap.executedBuyRaw) - BigInt(swap.minBuyRaw)
  const row = { token: 'least', label: receiptCopy.atLeast, quoted: amountText(swap.minBuyRaw, buy) }
  if (over === null) return { ...row, executed: null, difference: null }
  const kept = over >= 0n
  const size = amountText(`${kept ? over : -over}`, buy)
  return {
    ...row,
    executed: kept ? receiptCopy.kept : receiptCopy.notKept,
    tone: kept ? 'up' : 'down',
    difference: `${kept ? '+' : '−'}${size}`,
  }
}

function amountText(raw: RawAmount, { decimals, symbol }: TokenFacts): string {
  return `${showAmount(BigInt(raw), decimals)} ${symbol}`
}
