import type { ChainId } from '@windhover/core/chains/chain'
import { solanaKey } from '../decode/solana/programs.ts'
import { tokenOn } from './evm-given.ts'

/** `native`, a mint in hex, or an address in lower case: one token has one name here. */
export function tokenInOneSpelling(chain: ChainId, token: string): string {
  if (token === 'native') return token
  return chain === 'solana' ? solanaKey(token) : tokenOn(chain, token)
}
