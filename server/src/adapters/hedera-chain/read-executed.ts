import { hedera } from '@windhover/core/chains/hedera'
import type { BalanceChange } from '../../ports/chain.ts'
import type { Mirror } from './mirror.ts'
import type { TokenFacts } from './token-facts.ts'

/** From the ledger's own record: what each account gained or lost, by the transaction and all it caused. */
export async function readHederaExecuted(
  parts: { mirror: Mirror; tokenFacts: TokenFacts },
  request: { owner: string; transactionId: string },
): Promise<readonly BalanceChange[] | null> {
  const [account, caused] = await Promise.all([
    parts.mirror.findAccount(request.owner),
    parts.mirror.findCaused(request.transactionId),
  ])
  if (account === null || caused === null) return null
  const sums = new Map<string, bigint>()
  const add = (token: string, move: { account: string; amount: bigint }) => {
    if (move.account === account.account) sums.set(token, (sums.get(token) ?? 0n) + move.amount)
  }
  for (const row of caused) {
    for (const move of row.transfers) add('native', move)
    for (const move of row.token_transfers ?? []) add(move.token_id, move)
  }
  const changed = [...sums].filter(([, amountRaw]) => amountRaw !== 0n)
  return await Promise.all(
    changed.map(async ([token, amountRaw]) => {
      if (token === 'native') return { token, ...hedera.native, amountRaw }
      const facts = await parts.tokenFacts(token)
      return { token, symbol: facts?.symbol ?? null, decimals: facts?.decimals ?? 0, amountRaw }
    }),
  )
}
