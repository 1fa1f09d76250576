import { isSameToken } from '@windhover/core/swaps/counterpart'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { TransactionParts } from '../parts.ts'
import { ownerOn } from '../plan/plan-intent.ts'

/** What a vault holds now of everything that some intents move. A balance that cannot be read is unknown, never zero. */
export async function listHeld(
  parts: Pick<TransactionParts, 'chains'>,
  { intents, vault }: { readonly intents: readonly Intent[]; readonly vault: VaultView },
): Promise<ProposalView['held']> {
  const byChain = Map.groupBy(intents, ({ chain }) => chain)
  const held = await Promise.all(
    [...byChain].map(async ([chain, moving]) => {
      const reading = await parts.chains[chain].getBalances(ownerOn(chain, vault))
      return [...new Set(moving.flatMap(tokensOf))].map((token) => {
        if (reading.state !== 'known') return { chain, token, amountRaw: null }
        const sum = reading.value
          .filter((each) => isSameToken(each.token, token))
          .reduce((total, each) => total + each.amountRaw, 0n)
        return { chain, token, amountRaw: `${sum}` as const }
      })
    }),
  )
  return held.flat()
}

function tokensOf(intent: Intent): readonly string[] {
  const kind = kindOf(intent)
  return [...kind.outflows(intent), ...kind.inflows(intent)].map(({ token }) => token)
}
