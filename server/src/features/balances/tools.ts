import { balanceTools } from '@windhover/core/balances/tools'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { findSettings } from '../settings/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { describeBalances } from './describe-balances.ts'
import { listLatest } from './list-latest.ts'
import type { BalanceParts } from './parts.ts'
import { addressOn } from './read-overview.ts'
import { readWallet } from './read-wallet.ts'

const EVERYWHERE = Object.keys(CHAINS) as ChainId[]

export function balanceAgentTools(parts: BalanceParts): readonly AgentTool[] {
  return [
    bindTool(balanceTools.getBalances, async ({ chain: named }, { userId, vaultId }) => {
      const vault = await findOwnVault(parts.db, { userId, vaultId })
      const chains = named === undefined ? EVERYWHERE : [named]
      const [{ settings }, ...wallets] = await Promise.all([
        findSettings(parts.db, { userId, vaultId }),
        ...chains.map((chain) => readWallet(parts, { chain, address: addressOn(chain, vault) })),
      ])
      return describeBalances(wallets, settings)
    }),
    bindTool(balanceTools.getHistory, async (input, { userId, vaultId }) => {
      const vault = await findOwnVault(parts.db, { userId, vaultId })
      return { status: 'done' as const, ...(await listLatest(parts, { ...input, vault })) }
    }),
  ]
}
