import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'

/** A pool holds the token form of a coin. */
const WRAPPED: Readonly<Record<ChainId, string>> = {
  solana: 'So11111111111111111111111111111111111111112',
  ethereum: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  bsc: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
  hedera: '0.0.1456986',
}
const MINT = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const CONTRACT = /^0x[0-9a-f]{40}$/
const ENTITY = /^0\.0\.(\d{1,18})$/
const ADDRESS_DIGITS = 40

/** The contract by which the service knows a token; null for what cannot be one. */
export function nameToken(chain: ChainId, token: string): string | null {
  const known = token === NATIVE ? WRAPPED[chain] : token
  if (chain === 'solana') return MINT.test(known) ? known : null
  const name = known.toLowerCase()
  const entity = chain === 'hedera' ? ENTITY.exec(name)?.[1] : undefined
  // Entities of Hedera are contracts under their number.
  if (entity !== undefined) return `0x${BigInt(entity).toString(16).padStart(ADDRESS_DIGITS, '0')}`
  return CONTRACT.test(name) ? name : null
}
