import { chainErrors } from '@windhover/core/chains/errors'
import { type Address, getAddress, isAddress } from 'viem'

/** Mixed case is a checksum and must be right; all lower or all upper case carries none. */
export function parseEvmAddress(text: string): Address | null {
  const trimmed = text.trim()
  const isPlain = /^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(trimmed)
  if (!isPlain && !isAddress(trimmed, { strict: true })) return null
  return getAddress(trimmed.toLowerCase())
}

export function requireEvmAddress(text: string, chain: string): Address {
  const parsed = parseEvmAddress(text)
  if (parsed === null) throw chainErrors.badAddress({ context: { chain, address: text.slice(0, 64) } })
  return parsed
}
