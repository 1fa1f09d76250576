import { CHAINS } from '@windhover/core/chains/all-chains'
import { isNativeOrWrapped } from '@windhover/core/swaps/counterpart'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { ReceiptChange } from '@windhover/core/transactions/receipt'
import type { FeatureParts } from '../../../composition/feature.ts'
import { findToken, type TokenFacts } from '../stores/find-token.ts'

type Parts = Pick<FeatureParts, 'chains' | 'tokenIndexes'>

/** What an intent moves by its own figures, for what cannot be simulated yet. Nothing where only the chain knows them. */
export async function expectedChanges(
  parts: Parts,
  intent: Intent,
  owner: string,
): Promise<readonly ReceiptChange[]> {
  const kind = kindOf(intent)
  const signed = [
    ...kind.outflows(intent).map(({ token, amountRaw }) => ({ token, amountRaw: negate(amountRaw) })),
    ...kind.inflows(intent).map(({ token, amountRaw }) => ({ token, amountRaw })),
  ]
  const changes = signed.map(async ({ token, amountRaw }) => {
    if (amountRaw === null) return []
    const { symbol, decimals } = await factsOf(parts, { chain: intent.chain, owner, token })
    return [{ token, symbol, decimals, amountRaw }]
  })
  return (await Promise.all(changes)).flat()
}

const negate = (raw: bigint | null) => (raw === null ? null : -raw)

/** A wrapped coin is known before anybody has listed it. */
async function factsOf(
  parts: Parts,
  asked: { chain: Intent['chain']; owner: string; token: string },
): Promise<TokenFacts> {
  const { native } = CHAINS[asked.chain]
  if (asked.token === 'native' || !isNativeOrWrapped(asked.chain, asked.token))
    return await findToken(parts, asked)
  return { symbol: `W${native.symbol}`, decimals: native.decimals }
}
