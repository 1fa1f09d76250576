import { formatAmount } from '@windhover/core/money/format-amount'
import { kindOf } from '@windhover/core/transactions/intent'
import type { ProposalView, ProposedIntent } from '@windhover/core/transactions/proposal'
import { tradeSides } from '@windhover/core/transactions/trade-sides'

/**
 * Whether a card says what the person typed here, as far as this browser can tell for itself: the same figure, the same
 * names, the same recipient. Only then its key may agree without a press; what the server says about it is not enough.
 */
export function saysTheSame(typed: string, { intents }: ProposalView): boolean {
  const [only, ...more] = intents
  return only !== undefined && more.length === 0 && isTyped(typed, only)
}

function isTyped(typed: string, shown: ProposedIntent): boolean {
  const { intent } = shown
  const trade = tradeSides(intent)
  if (trade !== null) {
    const { sold, bought } = trade
    return hasAmount(typed, shown, sold) && hasToken(typed, shown, sold) && hasToken(typed, shown, bought)
  }
  const kind = kindOf(intent)
  const to = kind.recipient(intent)
  const [paid, ...more] = kind.outflows(intent)
  if (to === null || paid === undefined || paid.amountRaw === null || more.length > 0) return false
  const amount = { token: paid.token, amountRaw: paid.amountRaw }
  return typed.includes(to) && hasAmount(typed, shown, amount) && hasToken(typed, shown, amount)
}

type Moved = { readonly token: string; readonly amountRaw: bigint }

function hasAmount(typed: string, { tokens }: ProposedIntent, { token, amountRaw }: Moved): boolean {
  const known = tokens.find(({ address }) => address === token)
  if (known === undefined) return false
  const figures = typed.match(/\d[\d,]*(\.\d+)?|\.\d+/g) ?? []
  const amount = Number(formatAmount(amountRaw, known.decimals))
  return figures.some((figure) => Number(figure.replaceAll(',', '')) === amount)
}

/** A symbol counts only for what is known by it; anything else has to be named by its address. */
function hasToken(typed: string, { tokens }: ProposedIntent, { token }: Moved): boolean {
  const known = tokens.find(({ address }) => address === token)
  if (known === undefined) return false
  const words = typed.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return typed.includes(token) || (known.isVerified && words.includes(known.symbol.toLowerCase()))
}
