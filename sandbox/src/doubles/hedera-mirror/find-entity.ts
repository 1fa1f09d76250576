import { type Address, getAddress, isAddress } from 'viem'
import { entityNumber, longZeroAddress, longZeroEntityId } from '../../chains/hedera/entity-id.ts'
import type { HederaChain } from '../../chains/hedera/hedera-chain.ts'
import { invalidParameter } from './mirror-refusal.ts'

export type Entity = { readonly id: string; readonly address: Address; readonly isContract: boolean }

/** `0.0.N`, `N` or a 20-byte address; null where there is nothing on the chain. Throws for what is none of them. */
export async function findEntity(
  chain: HederaChain,
  text: string,
  parameter: string,
): Promise<Entity | null> {
  const address = addressOf(chain, text, parameter)
  const id = chain.accountId(address)
  if (id === null) return null
  const code = await chain.node.getCode({ address })
  const isContract = code !== undefined && code !== '0x'
  // A number says nothing about whether anything stands behind it.
  const exists = isContract || chain.book.evmAddress(id) !== null || longZeroEntityId(address) === '0.0.98'
  return exists ? { id, address, isContract } : null
}

function addressOf(chain: HederaChain, text: string, parameter: string): Address {
  const hex = text.startsWith('0x') ? text : `0x${text}`
  if (/^(0x)?[0-9a-f]{40}$/i.test(text) && isAddress(hex, { strict: false }))
    return named(chain, getAddress(hex))
  if (!/^(0\.0\.)?\d{1,10}$/.test(text)) throw invalidParameter(parameter)
  return named(chain, longZeroAddress(`0.0.${entityNumber(text)}`))
}

/** A person's number leads to the address with the money. */
function named(chain: HederaChain, address: Address): Address {
  const id = longZeroEntityId(address)
  return (id === null ? null : chain.evmAddress(id)) ?? address
}
