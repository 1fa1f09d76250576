import { chainErrors } from '@windhover/core/chains/errors'
import { type Address, getAddress } from 'viem'
import { isEntityId, longZeroAddress, requireHederaAddress } from '../../platform/evm/hedera-address.ts'
import type { Mirror, MirrorAccount } from './mirror.ts'

export type ResolvedAccount = {
  readonly evmAddress: Address
  /** Null for an address that the network has not seen yet; its first HBAR makes the account. */
  readonly account: MirrorAccount | null
}

/** How the EVM names an account: by its own key's address if it has one, else by its number. */
export async function resolveAccount(mirror: Mirror, text: string): Promise<ResolvedAccount> {
  const parsed = requireHederaAddress(text)
  const account = await mirror.findAccount(parsed)
  if (!isEntityId(parsed)) return { evmAddress: getAddress(parsed), account }
  if (account === null) throw chainErrors.badRecipient({ context: { chain: 'hedera', address: parsed } })
  return {
    evmAddress: account.evm_address ? getAddress(account.evm_address) : longZeroAddress(parsed),
    account,
  }
}
