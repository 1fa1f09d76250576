import { hedera } from '@windhover/core/chains/hedera'
import type { TokenBalance } from '../../ports/chain.ts'
import type { Mirror, MirrorHolding } from './mirror.ts'
import type { TokenFacts } from './token-facts.ts'

/** What is held. An address whose account does not exist yet holds nothing, and that is known. */
export async function readHederaBalances(
  parts: { mirror: Mirror; tokenFacts: TokenFacts },
  owner: string,
): Promise<readonly TokenBalance[]> {
  const account = await parts.mirror.findAccount(owner)
  if (account === null) return []
  const holdings = await parts.mirror.listHoldings(account.account)
  const held = holdings.filter((holding) => holding.balance > 0n)
  const tokens = await Promise.all(held.map((holding) => describe(parts.tokenFacts, holding)))
  const tinybar = account.balance.balance
  if (tinybar === 0n) return tokens
  return [
    { token: 'native', ...hedera.native, name: hedera.name, amountRaw: tinybar, isFrozen: false },
    ...tokens,
  ]
}

async function describe(tokenFacts: TokenFacts, holding: MirrorHolding): Promise<TokenBalance> {
  const facts = await tokenFacts(holding.token_id)
  const decimals = holding.decimals ?? facts?.decimals
  if (decimals === undefined) throw new Error(`nothing says how ${holding.token_id} is divided`)
  return {
    token: holding.token_id,
    symbol: facts?.symbol ?? null,
    name: facts?.name ?? null,
    decimals,
    amountRaw: holding.balance,
    isFrozen: holding.freeze_status === 'FROZEN',
  }
}
