import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { showAmount } from '@windhover/core/money/show-amount'
import type { QuoteView } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import { cleanText } from '@windhover/core/text/clean-text'
import { plainWord } from '@windhover/core/tokens/place-symbol'
import type { FieldClaim } from '@windhover/core/transactions/trace-fields'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { ToolCall } from '../../ports/agent-tool.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import { answerUnclear, resolvePair } from '../tokens/index.ts'
import { ownerOn, requireHeld, sizeOrder, sizeWish } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { type ChosenSlippage, chooseSlippage } from './choose-slippage.ts'
import { venuesFor } from './choose-venues.ts'
import { findSellAmount } from './find-sell-amount.ts'
import type { AskingParts } from './open-call.ts'
import { quoteSwap } from './quote-swap.ts'
import { readToken } from './read-token.ts'

export type SwapWish = {
  readonly sell: string
  readonly buy: string
  readonly amount: string
  readonly amountOf: 'sell' | 'buy'
  readonly chain?: ChainId | undefined
  readonly slippage?: number | undefined
}

export type PreparedSwap = {
  readonly vault: VaultView
  readonly sell: IndexedToken
  readonly buy: IndexedToken
  readonly view: QuoteView
  readonly slippage: ChosenSlippage
  readonly claims: readonly FieldClaim[]
}

/**
 * From words to a quote: which tokens on which chain, how much, at which slippage. With `mustHold` the vault has to have
 * what is sold; a quote alone needs that only where it is about a part of it.
 */
export async function prepareSwap(
  parts: AskingParts,
  wish: SwapWish,
  context: { call: ToolCall; mustHold: boolean },
): Promise<PreparedSwap | ReturnType<typeof answerUnclear>> {
  const { userId, vaultId } = context.call
  const vault = await findOwnVault(parts.db, { userId, vaultId })
  const pair = await resolvePair(parts, { ...wish, on: wish.chain === undefined ? undefined : [wish.chain] })
  if (pair.kind !== 'pair') return answerUnclear(pair)
  const { chain, sell, buy } = pair
  const slippage = await chooseSlippage(parts, context.call, wish.slippage)
  const view = await quoteWish(parts, { wish, chain, sell, buy, vault, slippage, ...context })
  const claims = listClaims(wish, { chain, sell, buy, view, slippage })
  return { vault, sell, buy, view: cleanQuote(view), slippage, claims }
}

type Meant = { readonly chain: ChainId; readonly sell: IndexedToken; readonly buy: IndexedToken }
type Order = Meant & {
  readonly wish: SwapWish
  readonly vault: VaultView
  readonly slippage: ChosenSlippage
  readonly call: ToolCall
  readonly mustHold: boolean
}

async function quoteWish(parts: AskingParts, order: Order): Promise<QuoteView> {
  const { wish, chain, vault, mustHold } = order
  const { earlier } = order.call
  const owner = ownerOn(chain, vault)
  const sellToken = readToken(parts, { chain, token: order.sell.address })
  const buyToken = readToken(parts, { chain, token: order.buy.address })
  if (sellToken === buyToken) throw swapErrors.sameToken()
  const isEvm = chain === 'ethereum' || chain === 'bsc'
  const question = {
    chain,
    sellToken,
    buyToken,
    venues: venuesFor(chain, { provider: 'auto', sellToken }),
    slippagePct: order.slippage.slippagePct,
    taker: isEvm ? owner : null,
  }
  const isWorth = wish.amount.startsWith('$')
  // So many dollars of it are so many dollars for it.
  if (wish.amountOf === 'buy' && !isWorth) {
    const { view } = await findSellAmount(parts, { ...question, owner, buyText: wish.amount })
    const amountRaw = BigInt(view.terms.sellAmountRaw)
    if (mustHold) await requireHeld(parts, { chain, owner, token: sellToken, amountRaw, earlier })
    return view
  }
  const isPart = wish.amount === 'all' || wish.amount.endsWith('%')
  const size = mustHold || isPart ? sizeOrder : sizeWish
  const { amountRaw } = await size(parts, { chain, owner, token: sellToken, text: wish.amount, earlier })
  return (await quoteSwap(parts, { ...question, sellAmountRaw: amountRaw })).view
}

function listClaims(
  wish: SwapWish,
  { chain, sell, buy, view, slippage }: Meant & { view: QuoteView; slippage: ChosenSlippage },
): readonly FieldClaim[] {
  const follows = wish.chain === undefined ? (['sellToken', 'buyToken'] as const) : null
  const got = showAmount(BigInt(view.terms.quotedBuyAmountRaw), view.buyDecimals)
  const about = wish.amountOf === 'buy' ? `Amount, for about ${got} ${cleanText(buy.symbol, 32)}` : 'Amount'
  return [
    { field: 'sellToken', label: 'Selling', kind: 'token', spellings: spellingsOf(chain, sell, wish.sell) },
    { field: 'buyToken', label: 'Buying', kind: 'token', spellings: spellingsOf(chain, buy, wish.buy) },
    { field: 'amount', label: about, kind: 'amount', text: wish.amount },
    { field: 'chain', label: 'Network', kind: 'chain', chain, follows },
    { field: 'slippage', label: 'Slippage', kind: 'slippage', isTyped: slippage.isTyped },
  ]
}

/** The word led to this token and no other; the coin has no address of its own. */
function spellingsOf(chain: ChainId, { address }: IndexedToken, word: string): readonly string[] {
  return address === 'native' ? [CHAINS[chain].native.symbol] : [address, plainWord(word)]
}

/** Names of pools and tokens are strangers' words. */
function cleanQuote(view: QuoteView): QuoteView {
  const clean = (text: string | null) => (text === null ? null : cleanText(text, 32))
  return {
    ...view,
    route: view.route.map((step) => ({
      ...step,
      label: cleanText(step.label),
      fromSymbol: clean(step.fromSymbol),
      toSymbol: clean(step.toSymbol),
    })),
    fees: view.fees.map((fee) => ({ ...fee, symbol: clean(fee.symbol) })),
  }
}
