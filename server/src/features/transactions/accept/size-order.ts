import type { ChainId } from '@windhover/core/chains/chain'
import { showAmount } from '@windhover/core/money/show-amount'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { nameSymbol } from '@windhover/core/text/quote-text'
import { transactionErrors } from '@windhover/core/transactions/errors'
import {
  type Sized,
  type SizeProblem,
  sizeAmount,
  sizeFreely,
} from '@windhover/core/transactions/size-amount'
import type { FeatureParts } from '../../../composition/feature.ts'
import type { EarlierFlow } from '../../../ports/prepared-intent.ts'
import { priceChanges } from '../books/price-changes.ts'
import { findToken, type TokenFacts } from '../stores/find-token.ts'

type Parts = Pick<FeatureParts, 'chains' | 'tokenIndexes' | 'tickLog' | 'watchedTokens' | 'clock' | 'log'>

export type SizedOrder = TokenFacts & { readonly amountRaw: bigint }
type Asked = {
  readonly chain: ChainId
  readonly owner: string
  readonly token: string
  readonly text: string
  readonly earlier?: readonly EarlierFlow[] | undefined
}

/** What a person's amount is in the smallest unit, by what the vault holds at this moment and by the last price. */
export async function sizeOrder(parts: Parts, asked: Asked): Promise<SizedOrder> {
  const { chain, owner, token, text } = asked
  const facts = await findToken(parts, { chain, owner, token })
  const [balanceRaw, priceUsd] = await Promise.all([
    readHeld(parts, asked),
    readUnitPrice(parts, { ...asked, facts }),
  ])
  if (text === 'proceeds') return settle(facts, sizeProceeds(asked, balanceRaw))
  const isNative = token === 'native'
  const sized = sizeAmount(text, { decimals: facts.decimals, isNative, balanceRaw, priceUsd })
  if (sized.kind === 'problem' && sized.problem === 'above-balance')
    throw transactionErrors.aboveBalance({ context: { held: nameHeld(facts, balanceRaw ?? 0n) } })
  return settle(facts, sized)
}

/** '5 SOL' */
function nameHeld({ symbol, decimals }: TokenFacts, heldRaw: bigint): string {
  const amount = showAmount(heldRaw, decimals)
  return symbol === null ? amount : `${amount} ${nameSymbol(symbol)}`
}

/** What the steps before this one bring of the token, which the vault holds by then. */
function sizeProceeds({ chain, token, earlier = [] }: Asked, balanceRaw: bigint | null): Sized {
  const amountRaw = earlier
    .filter((flow) => flow.chain === chain && flow.amountRaw > 0n && isSameToken(flow.token, token))
    .reduce((sum, flow) => sum + flow.amountRaw, 0n)
  if (amountRaw === 0n) return { kind: 'problem', problem: 'bad-amount' }
  if (balanceRaw === null) return { kind: 'problem', problem: 'balance-unknown' }
  return { kind: 'sized', amountRaw: amountRaw < balanceRaw ? amountRaw : balanceRaw }
}

/** The same where nothing has to be there: what is to be got, or what a quote is about. */
export async function sizeWish(parts: Parts, asked: Asked): Promise<SizedOrder> {
  const { chain, owner, token, text } = asked
  const facts = await findToken(parts, { chain, owner, token })
  const priceUsd = await readUnitPrice(parts, { ...asked, facts })
  return settle(facts, sizeFreely(text, { decimals: facts.decimals, priceUsd }))
}

export async function requireHeld(
  parts: Parts,
  asked: Omit<Asked, 'text'> & { amountRaw: bigint },
): Promise<void> {
  const heldRaw = await readHeld(parts, asked)
  if (heldRaw === null) throw transactionErrors.balanceUnknown()
  if (asked.amountRaw > heldRaw) throw transactionErrors.aboveBalance()
}

/**
 * What the vault holds, or will once the steps before this one are done. Null unless the chain has just said it: an older
 * figure is no ground for a payment.
 */
async function readHeld(
  { chains }: Parts,
  { chain, owner, token, earlier = [] }: Omit<Asked, 'text'>,
): Promise<bigint | null> {
  const reading = await chains[chain].getBalances(owner)
  if (reading.state !== 'known') return null
  const moved = earlier.filter((flow) => flow.chain === chain)
  const heldRaw = [...reading.value, ...moved]
    .filter((each) => isSameToken(each.token, token))
    .reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
  return heldRaw < 0n ? 0n : heldRaw
}

async function readUnitPrice(
  parts: Parts,
  { chain, token, text, facts }: Asked & { facts: TokenFacts },
): Promise<number | null> {
  if (!text.startsWith('$')) return null
  const unit = { ...facts, token, amountRaw: 10n ** BigInt(facts.decimals) }
  const [priced] = await priceChanges(parts, chain, [unit])
  return priced?.amountUsd ?? null
}

const ERRORS: Readonly<Record<SizeProblem, () => Error>> = {
  'bad-amount': () => transactionErrors.badAmount(),
  'balance-unknown': () => transactionErrors.balanceUnknown(),
  'price-unknown': () => transactionErrors.priceUnknown(),
  'nothing-held': () => transactionErrors.nothingHeld(),
  'above-balance': () => transactionErrors.aboveBalance(),
}

function settle({ symbol, decimals }: TokenFacts, sized: Sized): SizedOrder {
  if (sized.kind === 'problem') throw ERRORS[sized.problem]()
  return { symbol, decimals, amountRaw: sized.amountRaw }
}
