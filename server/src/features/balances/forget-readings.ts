import type { ChainId } from '@windhover/core/chains/chain'
import type { FleetReadings } from '../../platform/upstream/fleet-readings.ts'

export type WalletPlace = { readonly chain: ChainId; readonly address: string }

/** All readings of one address on one chain belong together. */
export function scopeOf({ chain, address }: WalletPlace): string {
  return `${chain}:${chain === 'solana' ? address : address.toLowerCase()}`
}

/**
 * To be called when a transaction of this address has been confirmed: whoever looks next sees what the chain says now.
 * On Hedera the address is the vault's EVM address.
 */
export async function forgetReadings(
  parts: { readonly readings: FleetReadings },
  places: readonly WalletPlace[],
): Promise<void> {
  await Promise.all(places.map((place) => parts.readings.forget(scopeOf(place))))
}
