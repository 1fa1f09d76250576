import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import type { SlotReading } from '@windhover/core/chat/commands/read-command'
import { contactNetworkOf } from '@windhover/core/contacts/contact-network'
import type { ContactView } from '@windhover/core/contacts/contract'
import { chainsOfAddress } from '@windhover/core/transfers/address-rules'
import type { ChainChoice, TokenChoice } from './choice.ts'

export type Whereabouts = {
  readonly tokens: readonly TokenChoice[]
  readonly contacts: readonly ContactView[]
}

/** The chains that all slots filled so far have in common. Who is not known narrows nothing. */
export function chainsOf(slots: readonly SlotReading[], known: Whereabouts): readonly ChainId[] {
  const told = slots.flatMap((read) => {
    const chains = chainsOfSlot(read, known)
    return chains === null ? [] : [chains]
  })
  return CHAIN_IDS.filter((chain) => told.every((chains) => chains.includes(chain)))
}

function chainsOfSlot(
  { slot, text }: SlotReading,
  { tokens, contacts }: Whereabouts,
): readonly ChainId[] | null {
  if (slot.kind === 'token') {
    const choice = tokens.find((each) => each.text === text.toUpperCase())
    return choice?.tokens.map(({ chain }) => chain) ?? null
  }
  if (slot.kind !== 'recipient' || text === '') return null
  const named = contacts.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  if (named !== undefined) return CHAIN_IDS.filter((chain) => contactNetworkOf(chain) === named.network)
  const chains = chainsOfAddress(text)
  return chains.length === 0 ? null : chains
}

export function listChains(chains: readonly ChainId[], typed: string): readonly ChainChoice[] {
  const wanted = typed.toLowerCase()
  return chains
    .filter((chain) => CHAINS[chain].name.toLowerCase().startsWith(wanted))
    .map((chain) => ({ kind: 'chain', id: chain, text: CHAINS[chain].name, chain }))
}
