import type { Address } from '@solana/kit'
import { solana } from '@windhover/core/chains/solana'
import { z } from 'zod'
import type { TokenBalance } from '../../ports/chain.ts'
import type { SolanaNode } from './client.ts'
import { readTokenAccounts, type TokenAccount } from './token-accounts.ts'
import type { TokenNames } from './token-names.ts'

const lamportsAnswer = z.object({ value: z.bigint() })

/** What is held; of what is not in the list, nothing is. */
export async function readSolanaBalances(
  parts: { node: SolanaNode; names: TokenNames },
  owner: Address,
): Promise<readonly TokenBalance[]> {
  const [lamports, accounts] = await Promise.all([
    readLamports(parts.node, owner),
    readTokenAccounts(parts.node, owner),
  ])
  const held = sumByMint(accounts.filter((account) => account.amountRaw > 0n))
  const names = await parts.names([...new Set(held.map((holding) => holding.mint))])
  const tokens = held.map(({ account, mint, decimals, amountRaw, isFrozen }) => ({
    token: mint,
    symbol: names.get(mint)?.symbol ?? null,
    name: names.get(mint)?.name ?? null,
    decimals,
    amountRaw,
    isFrozen,
    account,
  }))
  if (lamports === 0n) return tokens
  const { symbol, decimals } = solana.native
  return [
    { token: 'native', symbol, name: solana.name, decimals, amountRaw: lamports, isFrozen: false },
    ...tokens,
  ]
}

export async function readLamports(node: SolanaNode, owner: Address): Promise<bigint> {
  return lamportsAnswer.parse(await node.ask(node.rpc.getBalance(owner, { commitment: 'confirmed' }))).value
}

/**
 * An owner may have several accounts of one mint; what is frozen cannot be spent and stays apart. The sum goes by the
 * account that holds the most.
 */
function sumByMint(accounts: readonly TokenAccount[]): readonly TokenAccount[] {
  const groups = Map.groupBy(accounts, ({ mint, isFrozen }) => `${mint}:${isFrozen}`)
  return [...groups.values()].map((group) => {
    const largest = group.reduce((most, each) => (each.amountRaw > most.amountRaw ? each : most))
    return { ...largest, amountRaw: group.reduce((sum, each) => sum + each.amountRaw, 0n) }
  })
}
