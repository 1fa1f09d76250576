import type { WalletView } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import { readsAsToken } from '@windhover/core/chat/commands/reads-as-token'
import { showAmount } from '@windhover/core/money/show-amount'
import type { TokenRow } from '@windhover/core/tokens/contract'
import { QUICK_PICKS } from '@windhover/core/tokens/quick-picks'
import { resolveSymbol } from '@windhover/core/tokens/resolve-symbol'
import type { PlacedToken, TokenChoice } from './choice.ts'

type KnownToken = Pick<TokenRow, 'chain' | 'address' | 'symbol' | 'name' | 'isVerified' | 'liquidityUsd'>
type Holdings = ReadonlyMap<string, NonNullable<PlacedToken['held']>>

export type TokenFacts = {
  readonly wallets: readonly WalletView[]
  /** What the index says of held tokens, and of those that were searched for. */
  readonly rows: readonly TokenRow[]
}

const HELD_DECIMALS = 4

/**
 * Every symbol that means one token on a chain. What is not vouched for, looks like another or shares its symbol with
 * one as large is no choice: it is named by its address.
 */
export function listTokens({ wallets, rows }: TokenFacts): readonly TokenChoice[] {
  const holdings = readHoldings(wallets)
  const bySymbol = new Map<string, KnownToken[]>()
  for (const token of ownersOfSymbols(rows)) {
    const symbol = token.symbol.toUpperCase()
    if (readsAsToken(symbol)) bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), token])
  }
  return [...bySymbol].map(([symbol, tokens]) => choiceOf(symbol, tokens, holdings))
}

type Wanted = {
  readonly typed: string
  readonly without: readonly string[]
  /** Where the rest of the command is at home. */
  readonly chains: readonly ChainId[]
}

const FITS_MAX = 6

/** Whole symbols first, then what begins so, then names that do; among each what the vault holds most of. */
export function findTokens(
  choices: readonly TokenChoice[],
  { typed, without, chains }: Wanted,
): readonly TokenChoice[] {
  const wanted = typed.replace(/^\$/, '').toLowerCase()
  const placeOf = ({ text, name }: TokenChoice) => {
    const symbol = text.toLowerCase()
    const isFound = [symbol === wanted, symbol.startsWith(wanted), name.toLowerCase().startsWith(wanted)]
    return isFound.indexOf(true)
  }
  return choices
    .filter((choice) => !without.includes(choice.text) && placeOf(choice) >= 0)
    .map((choice) => ({ ...choice, tokens: choice.tokens.filter(({ chain }) => chains.includes(chain)) }))
    .filter(({ tokens }) => tokens.length > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || worthOf(other) - worthOf(one))
    .slice(0, FITS_MAX)
}

/** Less than what is held and has no price. */
const NOT_HELD = -1

function worthOf({ tokens }: Pick<TokenChoice, 'tokens'>): number {
  return Math.max(...tokens.map(({ held }) => held?.valueUsd ?? NOT_HELD))
}

function ownersOfSymbols(rows: readonly TokenRow[]): readonly KnownToken[] {
  const trusted = rows.filter(
    ({ isVerified, risks }) => isVerified && !risks.some(({ kind }) => kind === 'look-alike'),
  )
  return CHAIN_IDS.flatMap((chain) => {
    const usual = QUICK_PICKS[chain].map((pick) => ({ ...pick, chain, isVerified: true, liquidityUsd: null }))
    const told = trusted.filter((row) => row.chain === chain)
    // The index knows more of a token than the list of usual ones.
    const known = [
      ...new Map<string, KnownToken>([...usual, ...told].map((each) => [keyOf(each), each])).values(),
    ]
    const symbols = new Set(known.map(({ symbol }) => symbol.toLowerCase()))
    return [...symbols].flatMap((symbol) => {
      const resolved = resolveSymbol(known, symbol)
      return resolved.kind === 'one' ? [resolved.token] : []
    })
  })
}

function choiceOf(symbol: string, known: readonly KnownToken[], holdings: Holdings): TokenChoice {
  const tokens = known
    .map((token) => ({
      ...{ chain: token.chain, address: token.address, symbol },
      held: holdings.get(keyOf(token)) ?? null,
    }))
    .toSorted((one, other) => worthOf({ tokens: [other] }) - worthOf({ tokens: [one] }))
  // Some lists know no other name than the symbol.
  const name = known.find((token) => token.name.toUpperCase() !== symbol)?.name ?? symbol
  return { kind: 'token', id: symbol, text: symbol, name, tokens }
}

function readHoldings(wallets: readonly WalletView[]): Holdings {
  const held = wallets.flatMap(({ chain, holdings }) =>
    holdings
      .filter(({ amountRaw }) => BigInt(amountRaw) > 0n)
      .map(({ token, amountRaw, decimals, valueUsd }) => {
        const text = `${showAmount(BigInt(amountRaw), decimals, HELD_DECIMALS)} on ${CHAINS[chain].name}`
        return [keyOf({ chain, address: token }), { text, valueUsd: valueUsd ?? 0 }] as const
      }),
  )
  return new Map(held)
}

/** Addresses of EVM chains are written in two ways. */
function keyOf({ chain, address }: Pick<KnownToken, 'chain' | 'address'>): string {
  return `${chain}:${address.startsWith('0x') ? address.toLowerCase() : address}`
}
