import { isSignature } from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'
import { solana } from '@windhover/core/chains/solana'
import type { BalanceChange } from '../../ports/chain.ts'
import type { SolanaNode } from './client.ts'
import { requireSolanaAddress } from './parse-address.ts'
import type { TokenNames } from './token-names.ts'

type TokenRow = {
  readonly mint: string
  readonly owner?: string
  readonly uiTokenAmount: { readonly amount: string; readonly decimals: number }
}

/** The balances the block itself recorded before and after, the fee in them. */
export async function readSolanaExecuted(
  parts: { node: SolanaNode; names: TokenNames },
  request: { owner: string; transactionId: string },
): Promise<readonly BalanceChange[] | null> {
  const { node } = parts
  const owner = requireSolanaAddress(request.owner)
  if (!isSignature(request.transactionId)) throw chainErrors.badTransaction({ context: { chain: 'solana' } })
  const landed = await node.ask(
    node.rpc.getTransaction(request.transactionId, {
      encoding: 'json',
      commitment: 'confirmed',
      maxSupportedTransactionVersion: 0,
    }),
  )
  if (landed?.meta == null) return null
  const { meta, transaction } = landed
  const at = transaction.message.accountKeys.indexOf(owner)
  const lamports = at < 0 ? 0n : (meta.postBalances[at] ?? 0n) - (meta.preBalances[at] ?? 0n)
  const native: BalanceChange = { token: 'native', ...solana.native, amountRaw: lamports }
  const tokens = sumTokens(owner, meta.preTokenBalances ?? [], meta.postTokenBalances ?? [])
  const names = await parts.names(tokens.map(({ token }) => requireSolanaAddress(token)))
  const named = tokens.map((change) => ({
    ...change,
    symbol: names.get(requireSolanaAddress(change.token))?.symbol ?? null,
  }))
  return [native, ...named].filter((change) => change.amountRaw !== 0n)
}

function sumTokens(owner: string, before: readonly TokenRow[], after: readonly TokenRow[]): BalanceChange[] {
  const sums = new Map<string, BalanceChange>()
  const add = (row: TokenRow, sign: bigint) => {
    if (row.owner !== owner) return
    const amountRaw = (sums.get(row.mint)?.amountRaw ?? 0n) + sign * BigInt(row.uiTokenAmount.amount)
    sums.set(row.mint, { token: row.mint, symbol: null, decimals: row.uiTokenAmount.decimals, amountRaw })
  }
  for (const row of before) add(row, -1n)
  for (const row of after) add(row, 1n)
  return [...sums.values()].filter((change) => change.amountRaw !== 0n)
}
