import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'
import type { AppError } from '../errors/app-error.ts'
import { cleanText } from '../text/clean-text.ts'
import { tokenErrors } from './errors.ts'
import type { KnownToken } from './look-alike.ts'
import type { ResolvedSymbol } from './resolve-symbol.ts'

/** What a word means on each chain that has an answer. */
export type Found<Token> = ReadonlyMap<ChainId, ResolvedSymbol<Token>>

export type Placed<Token> =
  | { readonly kind: 'one'; readonly chain: ChainId; readonly token: Token }
  | { readonly kind: 'ask'; readonly question: string; readonly options: readonly Token[] }
  | { readonly kind: 'none'; readonly error: AppError }

export type PlacedPair<Token> =
  | { readonly kind: 'pair'; readonly chain: ChainId; readonly sell: Token; readonly buy: Token }
  | Exclude<Placed<Token>, { kind: 'one' }>

/** The coins of the chains name their chain. */
export function chainOfCoin(word: string): ChainId | null {
  const symbol = plainWord(word)
  const chain = Object.values(CHAINS).find(({ native }) => native.symbol === symbol)
  return chain?.id ?? null
}

/** As people write it, without the dollar sign; only a to z are raised. */
export function plainWord(word: string): string {
  return word
    .trim()
    .replace(/^\$/, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
}

/**
 * One word, one token: what is clearly known on one chain only is that one. `isWhole` is false while a chain could not be
 * asked: then nobody can say that there is no other, and the person is asked.
 */
export function placeSymbol<Token extends KnownToken>(
  word: string,
  found: Found<Token>,
  isWhole: boolean,
): Placed<Token> {
  const clear = listClear(found)
  const [first] = clear
  if (first !== undefined && clear.length === 1 && isWhole && !isKnownElsewhere(found, first.chain))
    return { kind: 'one', ...first }
  const options = [...found.values()].flatMap(candidatesOf)
  if (options.length === 0) return { kind: 'none', error: noneError(word, isWhole) }
  return { kind: 'ask', question: askToken(word, [...found.keys()], options), options }
}

/** A swap stays on one chain, so each side narrows the other. */
export function placePair<Token extends KnownToken>(
  words: { readonly sell: string; readonly buy: string },
  found: { readonly sell: Found<Token>; readonly buy: Found<Token> },
  isWhole: boolean,
): PlacedPair<Token> {
  const shared = [...found.sell.keys()].filter((chain) => found.buy.has(chain))
  if (shared.length === 0) return { kind: 'none', error: apartError(words, found, isWhole) }
  const clear = shared.flatMap((chain) => {
    const [sell, buy] = [found.sell.get(chain), found.buy.get(chain)]
    return sell?.kind === 'one' && buy?.kind === 'one' ? [{ chain, sell: sell.token, buy: buy.token }] : []
  })
  const [only] = clear
  if (only !== undefined && clear.length === 1 && isWhole) return { kind: 'pair', ...only }
  const inDoubt = pickDoubtful(words, found, clear.length > 1 ? clear.map(({ chain }) => chain) : shared)
  return { kind: 'ask', ...inDoubt }
}

function pickDoubtful<Token extends KnownToken>(
  words: { readonly sell: string; readonly buy: string },
  found: { readonly sell: Found<Token>; readonly buy: Found<Token> },
  chains: readonly ChainId[],
): { question: string; options: readonly Token[] } {
  const optionsOf = (side: 'sell' | 'buy') =>
    chains.flatMap((chain) => candidatesOf(found[side].get(chain) ?? { kind: 'none' }))
  const [sells, buys] = [optionsOf('sell'), optionsOf('buy')]
  // The side that is open on a single chain is the question; otherwise the chain is.
  const side = chains.length === 1 && sells.length === 1 ? 'buy' : 'sell'
  const options = side === 'buy' ? buys : sells
  return { question: askToken(words[side], chains, options), options }
}

function listClear<Token>(found: Found<Token>): { chain: ChainId; token: Token }[] {
  return [...found].flatMap(([chain, result]) =>
    result.kind === 'one' ? [{ chain, token: result.token }] : [],
  )
}

/** Several that somebody vouches for are known there too, although it is not clear which. */
function isKnownElsewhere<Token extends KnownToken>(found: Found<Token>, but: ChainId): boolean {
  return [...found].some(
    ([chain, result]) => chain !== but && candidatesOf(result).some((token) => token.isVerified),
  )
}

function candidatesOf<Token>(result: ResolvedSymbol<Token>): readonly Token[] {
  if (result.kind === 'one') return [result.token]
  return result.kind === 'ask' ? result.candidates : []
}

/** An address is too long to be said again. */
const WORD_CHARS_MAX = 20

function nameOf(word: string): string {
  const plain = cleanText(plainWord(word))
  return plain.length > WORD_CHARS_MAX ? 'this address' : plain
}

function askToken(word: string, chains: readonly ChainId[], options: readonly KnownToken[]): string {
  const name = nameOf(word)
  const [only] = chains
  if (chains.length === 1 && only !== undefined) {
    const on = CHAINS[only].name
    const [option] = options
    if (option !== undefined && options.length === 1) {
      const doubt = option.isVerified
        ? `I found one ${name}`
        : `The only ${name} I found, on ${on}, is not verified`
      return `${doubt}. Is this the one you mean?`
    }
    return `More than one token on ${on} could be ${name}. Which one do you mean?`
  }
  return `On which chain: ${name} is on ${listChains(chains)}?`
}

function noneError(word: string, isWhole: boolean): AppError {
  return isWhole
    ? tokenErrors.notFound({ text: `No token is known by ${nameOf(word)}.` })
    : tokenErrors.indexUnavailable()
}

function apartError<Token>(
  words: { readonly sell: string; readonly buy: string },
  found: { readonly sell: Found<Token>; readonly buy: Found<Token> },
  isWhole: boolean,
): AppError {
  if (found.sell.size === 0) return noneError(words.sell, isWhole)
  if (found.buy.size === 0) return noneError(words.buy, isWhole)
  const on = (side: 'sell' | 'buy') => `${nameOf(words[side])} is on ${listChains([...found[side].keys()])}`
  return tokenErrors.differentChains({ text: `${on('sell')}, ${on('buy')}. A swap stays on one chain.` })
}

function listChains(chains: readonly ChainId[]): string {
  const names = chains.map((chain) => CHAINS[chain].name)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
