import { readStrict } from '../reader/strict/read-strict.ts'

/** Whether the strict grammar takes this symbol for what it is: a token called ALL cannot be named by its symbol. */
export function readsAsToken(symbol: string): boolean {
  const other = symbol.endsWith('USDC') ? 'ETH' : 'USDC'
  return readStrict(`Swap 1 ${symbol} for ${other}`)?.args.sell === symbol
}
