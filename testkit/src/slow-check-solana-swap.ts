import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { tokenAccountOf } from './solana-actions.ts'

const WRAPPED = 'So11111111111111111111111111111111111111112'
const SYSTEM = '11111111111111111111111111111111'
const SOL = 'SOL'

/** What the acts of a swap change for its owner, added up like an account statement, against what was approved. */
export async function slowCheckSolanaSwap(input: {
  intent: SwapIntent
  owner: string
  /** One line per instruction. */
  acts: readonly string[]
}): Promise<readonly string[]> {
  const { intent, owner, acts } = input
  const problems: string[] = []
  const changes = new Map<string, bigint>()
  const add = (asset: string, amount: bigint) => changes.set(asset, (changes.get(asset) ?? 0n) + amount)
  let moves = 0
  for (const act of acts) {
    const [kind, ...words] = act.split(' ')
    if (kind === 'sol') {
      const [from, to, amount = '0'] = words
      if (from === owner) add(SOL, -BigInt(amount))
      if (to === owner) add(SOL, BigInt(amount))
      moves += 1
    } else if (kind === 'token') {
      const [tokenProgram = '', source, mint = '', destination, authority = '', amount = '0', tax = '0'] =
        words
      const held = (by: string) => tokenAccountOf({ owner: by, mint, tokenProgram })
      if (authority === owner) add(mint, -BigInt(amount))
      else if (source !== (await held(authority))) problems.push('paid out of an account of somebody else')
      if (destination === (await held(owner))) add(mint, BigInt(amount) - BigInt(tax))
      moves += 1
    } else if (kind === 'open') {
      const [payer, account, holder, mint = '', system, tokenProgram = ''] = words
      const isOwn = payer === owner && holder === owner && system === SYSTEM && mint === intent.buyToken
      if (!isOwn || account !== (await tokenAccountOf({ owner, mint, tokenProgram })))
        problems.push('another account is opened')
    } else if (kind !== 'memo' && kind !== 'budget') problems.push(`does ${act}`)
  }
  const assetOf = (token: string) => (token === 'native' || token === WRAPPED ? SOL : token)
  const [sold, bought] = [assetOf(intent.sellToken), assetOf(intent.buyToken)]
  if (intent.venue !== 'jupiter' || intent.chain !== 'solana') problems.push('another venue')
  if (sold === bought || moves !== 2) problems.push('not two moves')
  if (changes.size !== 2) problems.push('other assets move')
  if (changes.get(sold) !== -BigInt(intent.sellAmountRaw)) problems.push('another amount is sold')
  if ((changes.get(bought) ?? 0n) < BigInt(intent.minBuyAmountRaw)) problems.push('too little is bought')
  if (BigInt(intent.minBuyAmountRaw) * 5n < BigInt(intent.quotedBuyAmountRaw) * 3n)
    problems.push('a bad bargain')
  return problems
}
