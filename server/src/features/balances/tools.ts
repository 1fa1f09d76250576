import { balanceTools } from '@windhover/core/balances/tools'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { FeatureParts } from '../../composition/feature.ts'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { findSettings } from '../settings/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { listLatest } from './list-latest.ts'
import { tellBalances } from './tell-balances.ts'
import { valueWallet } from './value-wallet.ts'

const EVERYWHERE = Object.keys(CHAINS) as ChainId[]

export function balanceAgentTools(parts: FeatureParts): readonly AgentTool[] {
  return [
    bindTool(balanceTools.getBalances, async ({ chain: named }, { userId, vaultId }) => {
      const vault = await findOwnVault(parts.db, { userId, vaultId })
      const chains = named === undefined ? EVERYWHERE : [named]
      const look = async (chain: ChainId) => {
        const address = chain === 'solana' ? vault.publicKey : vault.ethAddress
        return { chain, wallet: await valueWallet(parts, { chain, address }) }
      }
      const [{ settings }, ...wallets] = await Promise.all([
        findSettings(parts.db, { userId, vaultId }),
        ...chains.map(look),
      ])
      return tellBalances(wallets, settings)
    }),
    bindTool(balanceTools.getHistory, async (input, { userId, vaultId }) => {
      const vault = await findOwnVault(parts.db, { userId, vaultId })
      return { status: 'done' as const, ...(await listLatest(parts, { ...input, vault })) }
    }),
  ]
}
