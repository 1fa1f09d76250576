import type { ChainId } from '@windhover/core/chains/chain'
import { WRAPPED_COINS } from '@windhover/core/tokens/wrapped-coins'

const LONG_ZERO = /^0x0{24}([0-9a-f]{16})$/

/** Every name under which a source may speak of a token: a coin and its wrapped form are worth the same. */
export function namesOf(chain: ChainId, token: string): readonly string[] {
  const name = chain === 'hedera' ? entityOf(token) : token
  const wrapped = WRAPPED_COINS[chain]
  const isCoin = name === 'native' || name.toLowerCase() === wrapped.toLowerCase()
  return isCoin ? ['native', wrapped] : [name]
}

/** Sources know entities of Hedera by their number; a contract names them by an address of mostly zeros. */
function entityOf(token: string): string {
  const digits = LONG_ZERO.exec(token.toLowerCase())?.[1]
  return digits === undefined ? token : `0.0.${BigInt(`0x${digits}`)}`
}
