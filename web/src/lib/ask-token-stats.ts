import { NATIVE } from '@windhover/core/balances/constants'
import { askAgent } from './ask-agent.ts'

/** Whoever makes a token names it: what is no part of a name must not become words of the person who asks. */
const NOT_OF_A_SYMBOL = /[^\p{L}\p{N}$._-]/gu
const SYMBOL_CHARS_MAX = 20

/** `address` is null where it is not traded here. */
type AskedToken = { readonly symbol: string; readonly address: string | null }

/** R1-294, G17: what 'Info' asks, wherever it stands. */
export function askTokenStats(token: AskedToken): void {
  askAgent(`Give me all stats for ${nameOf(token)}`)
}

/** What 'Ask about' asks beside the marks of a token. */
export function askTokenRisks(token: AskedToken): void {
  askAgent(`Check the risks of ${nameOf(token)}`)
}

export function askReport(token: AskedToken): void {
  askAgent(`Full report on ${nameOf(token)}`)
}

/** R3-026 */
export function askTokenAnalysis(token: AskedToken): void {
  askAgent(`Analyse the token ${nameOf(token)}`)
}

/** A network's own coin has no address. */
function nameOf({ symbol, address }: AskedToken): string {
  const name = symbol.replaceAll(NOT_OF_A_SYMBOL, '').slice(0, SYMBOL_CHARS_MAX)
  return address === null || address === NATIVE ? name : `${name} (${address})`
}
