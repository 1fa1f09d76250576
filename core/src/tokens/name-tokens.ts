import { CHAINS } from '../chains/all-chains.ts'
import { nameSymbol, plainText } from '../text/quote-text.ts'
import type { TokenView } from './contract.ts'

type Named = Pick<TokenView, 'chain' | 'address' | 'symbol'>

/** What to call tokens in one sentence: by symbol, and where two share it by chain, and else by address as well. */
export function nameTokens(tokens: readonly Named[]): readonly string[] {
  return tokens.map((token) => {
    const ways = [bySymbol, byChain, byAddress]
    const clear = ways.find((nameOf) => tokens.filter((each) => nameOf(each) === nameOf(token)).length === 1)
    return (clear ?? byAddress)(token)
  })
}

const bySymbol = ({ symbol }: Named) => nameSymbol(symbol)
const byChain = (token: Named) => `${bySymbol(token)} on ${CHAINS[token.chain].name}`
const byAddress = (token: Named) => `${byChain(token)} (${plainText(shorten(token.address))})`

function shorten(address: string): string {
  return address.length > 12 ? `${address.slice(0, 4)}…${address.slice(-4)}` : address
}
