import { NATIVE } from '@windhover/core/balances/constants'
import { askAgent } from './ask-agent.ts'

/** Whoever makes a token names it: what is no part of a name must not become words of the person who asks. */
const NOT_OF_A_SYMBOL = /[^\p{L}\p{N}$._-]/gu
const SYMBOL_CHARS_MAX = 20

/** R1-294, G17: what 'Info' asks, wherever it stands. A network's own coin has no address. */
export function askTokenStats({
  symbol,
  address,
}: {
  readonly symbol: string
  readonly address: string
}): void {
  const name = symbol.replaceAll(NOT_OF_A_SYMBOL, '').slice(0, SYMBOL_CHARS_MAX)
  askAgent(
    address === NATIVE ? `Give me all stats for ${name}` : `Give me all stats for ${name} (${address})`,
  )
}
