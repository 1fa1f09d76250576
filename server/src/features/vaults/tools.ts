import { isAppError } from '@windhover/core/errors/app-error'
import type { VaultView } from '@windhover/core/vaults/contract'
import { depositAddressesOf } from '@windhover/core/vaults/deposit-addresses'
import { hederaAccountErrors } from '@windhover/core/vaults/hedera-account'
import { vaultTools } from '@windhover/core/vaults/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { findHederaAccount } from './find-hedera-account.ts'
import { findOwnVault } from './own-vault.ts'
import type { VaultParts } from './parts.ts'

export function vaultAgentTools(parts: VaultParts): readonly AgentTool[] {
  return [
    bindTool(vaultTools.getDepositAddress, async ({ chain }, { userId, vaultId }) => {
      const vault = await findOwnVault(parts.db, { userId, vaultId })
      const isHederaAsked = chain === undefined || chain === 'hedera'
      const hederaAccountId = isHederaAsked ? await readAccountId(parts, { userId, vault }) : null
      const all = depositAddressesOf({ ...vault, hederaAccountId })
      const addresses = all.filter(({ chains }) => chain === undefined || chains.includes(chain))
      return {
        status: 'done' as const,
        addresses: addresses.map((each) => ({ ...each, chains: [...each.chains] })),
      }
    }),
  ]
}

/** A network that does not answer keeps nobody from a deposit: the EVM address is good on Hedera too. */
async function readAccountId(
  parts: VaultParts,
  { userId, vault }: { userId: string; vault: VaultView },
): Promise<string | null> {
  if (vault.hederaAccountId !== null) return vault.hederaAccountId
  try {
    return await findHederaAccount(parts, { userId, evmAddress: vault.ethAddress })
  } catch (error) {
    if (isAppError(error, hederaAccountErrors.unreadable)) return null
    throw error
  }
}
