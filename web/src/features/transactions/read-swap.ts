import { showAmount } from '@windhover/core/money/show-amount'
import { formatRate } from '@windhover/core/swaps/format-rate'
import type { IntentView, SwapReceipt } from '@windhover/core/transactions/contract'
import type { SwapIntent } from '@windhover/core/transactions/intent'
import { receiptCopy } from './copy.ts'
import { type TokenFacts, tokenFacts } from './describe-intent.ts'
import { type ReceiptRow, readReceipt, showDifference } from './read-receipt.ts'

export type Swapped = {
  readonly intent: SwapIntent
  readonly swap: SwapReceipt
  readonly sell: TokenFacts
  readonly buy: TokenFacts
}

/** A swap whose tokens are known by name; null for everything else, which the plain table shows. */
export function swapOf(view: IntentView): Swapped | null {
  const { intent, receipt } = view
  if (intent.type !== 'swap' || !receipt?.swap) return null
  const sell = tokenFacts(view, intent.sellToken)
  const buy = tokenFacts(view, intent.buyToken)
  return sell === null || buy === null ? null : { intent, swap: receipt.swap, sell, buy }
}

/** Sent, received, rate, price impact and the least that was promised, quoted against executed. */
export function readSwap(view: IntentView, swapped: Swapped): readonly ReceiptRow[] {
  const { intent, swap, buy } = swapped
  const sent = view.receipt === null ? [] : readReceipt(view.receipt)
  const { quotedBuyRaw, executedBuyRaw } = swap
  const difference =
    executedBuyRaw === null
      ? null
      : showDifference({ amountRaw: quotedBuyRaw }, { amountRaw: executedBuyRaw })
  return [
    ...sent.filter(({ token }) => token === intent.sellToken),
    {
      token: intent.buyToken,
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
  const { intent, swap, sell, buy } = swapped
  const given = BigInt(
    view.receipt?.executed.find(({ token }) => token === intent.sellToken)?.amountRaw ?? intent.sellAmountRaw,
  )
  const quoted = { sold: BigInt(intent.sellAmountRaw), bought: BigInt(swap.quotedBuyRaw) }
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
    { amountRaw: (quoted.bought * executed.sold).toString() },
    { amountRaw: (executed.bought * quoted.sold).toString() },
  )
}

/** What was promised at least, and whether that was kept. */
function leastRow({ swap, buy }: Swapped): ReceiptRow {
  const over = swap.executedBuyRaw === null ? null : BigInt(swap.executedBuyRaw) - BigInt(swap.minBuyRaw)
  const row = { token: 'least', label: receiptCopy.atLeast, quoted: amountText(swap.minBuyRaw, buy) }
  if (over === null) return { ...row, executed: null, difference: null }
  const kept = over >= 0n
  const size = amountText((kept ? over : -over).toString(), buy)
  return {
    ...row,
    executed: kept ? receiptCopy.kept : receiptCopy.notKept,
    tone: kept ? 'up' : 'down',
    difference: `${kept ? '+' : '−'}${size}`,
  }
}

function amountText(raw: string, { decimals, symbol }: TokenFacts): string {
  return `${showAmount(BigInt(raw), decimals)} ${symbol}`
}
