import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { tokenErrors } from '@windhover/core/tokens/errors'
import {
  chainOfCoin,
  type Found,
  type Placed,
  type PlacedPair,
  placePair,
  placeSymbol,
  plainWord,
} from '@windhover/core/tokens/place-symbol'
import { type ResolvedSymbol, resolveSymbol } from '@windhover/core/tokens/resolve-symbol'
import type { FeatureParts } from '../../composition/feature.ts'
import type { IndexedToken } from '../../ports/token-index.ts'

/** Enough to see every token that bears a symbol. */
export const BEARERS_MAX = 50
const EVERYWHERE = Object.keys(CHAINS) as ChainId[]
/** An address of any chain: nothing that could be a symbol. */
const ADDRESS = /^(?:0x[0-9a-fA-F]{40}|\d+\.\d+\.\d+|[1-9A-HJ-NP-Za-km-z]{32,44})$/

type Parts = Pick<FeatureParts, 'tokenIndexes' | 'chains' | 'wrappings' | 'log'>
/** The chains where it may be; all of them where it is left out. */
type Where = { readonly on?: readonly ChainId[] | undefined }

export function isTokenAddress(text: string): boolean {
  return ADDRESS.test(text.trim())
}

/** The one token that a word or an address means, or what to ask. */
export async function resolveToken(
  parts: Parts,
  asked: Where & { text: string },
): Promise<Placed<IndexedToken>> {
  const { found, isWhole } = await findEverywhere(parts, asked)
  return placeSymbol(asked.text, found, isWhole)
}

export async function resolvePair(
  parts: Parts,
  asked: Where & { sell: string; buy: string },
): Promise<PlacedPair<IndexedToken>> {
  const { on } = asked
  const [sell, buy] = await Promise.all([
    findEverywhere(parts, { text: asked.sell, on }),
    findEverywhere(parts, { text: asked.buy, on }),
  ])
  const found = { sell: sell.found, buy: buy.found }
  return placePair(asked, found, sell.isWhole && buy.isWhole)
}

async function findEverywhere(
  parts: Parts,
  { text, on = EVERYWHERE }: Where & { text: string },
): Promise<{ found: Found<IndexedToken>; isWhole: boolean }> {
  const coin = chainOfCoin(text)
  // A coin names its chain, unless another one was named.
  const chains = coin !== null && on.includes(coin) ? [coin] : on
  const asked = await Promise.allSettled(chains.map((chain) => findOn(parts, { chain, text })))
  const found = new Map<ChainId, ResolvedSymbol<IndexedToken>>()
  for (const [index, chain] of chains.entries()) {
    const result = asked[index]
    if (result?.status === 'fulfilled' && result.value.kind !== 'none') found.set(chain, result.value)
    if (result?.status === 'rejected') parts.log.warn({ err: result.reason, chain }, 'a token index is away')
  }
  const isWhole = asked.every(({ status }) => status === 'fulfilled')
  if (!isWhole && found.size === 0) throw tokenErrors.indexUnavailable()
  return { found, isWhole }
}

async function findOn(
  parts: Parts,
  { chain, text }: { chain: ChainId; text: string },
): Promise<ResolvedSymbol<IndexedToken>> {
  const index = parts.tokenIndexes[chain]
  const address = addressOn(parts, chain, text)
  if (address === null && isTokenAddress(text)) return { kind: 'none' }
  const word = plainWord(text)
  if (address === null) return resolveSymbol(await index.search(word, BEARERS_MAX), word)
  const [token] = await index.getMany([address])
  return token === undefined ? { kind: 'none' } : { kind: 'one', token }
}

function addressOn({ chains, wrappings }: Parts, chain: ChainId, text: string): string | null {
  const word = plainWord(text)
  if (text === 'native' || chainOfCoin(word) === chain) return 'native'
  // Its index knows the token form of SOL by the name of the coin.
  if (chain === 'solana' && word === 'WSOL') return wrappings.solana.wrappedToken
  return isTokenAddress(text) ? chains[chain].parseAddress(text.trim()) : null
}
