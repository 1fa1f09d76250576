import type { ChainId } from '@windhover/core/chains/chain'
import type { Wish } from './wish.ts'

/** What one vault held on one chain, by token. */
export type Holding = {
  readonly vaultId: string
  readonly chain: ChainId
  readonly token: string
  readonly amountRaw: bigint
}

export type Missing = Holding & { readonly missingRaw: bigint }

/**
 * The most that networks may take for one covered intent, in the smallest unit of the coin: a few times what they take in
 * the practice world, so that even small change cannot leave in their shadow for long.
 */
const FEES_MAX: Readonly<Record<ChainId, { readonly coin: bigint; readonly other: bigint }>> = {
  // Whatever is not the coin may have to open a token account and pay its rent.
  solana: { coin: 50_000n, other: 5_000_000n },
  ethereum: { coin: 5n * 10n ** 14n, other: 2n * 10n ** 15n },
  bsc: { coin: 3n * 10n ** 14n, other: 10n ** 15n },
  hedera: { coin: 10n ** 8n, other: 2n * 10n ** 8n },
}

const feesOf = (wish: Wish): bigint => {
  const { coin, other } = FEES_MAX[wish.chain]
  return wish.type === 'transfer' && wish.token === 'native' ? coin : other
}

/** The operator takes one percent of transfers on Hedera, in what is transferred. */
const HEDERA_SHARE = 100n

const keyOf = ({ vaultId, chain, token }: Omit<Holding, 'amountRaw'>) =>
  [vaultId, chain, token.toLowerCase()].join('\n')

/** Whatever a vault has less than what its owner gave away is missing. Fees count only where something was covered. */
export function findMissing(books: {
  readonly before: readonly Holding[]
  readonly after: readonly Holding[]
  readonly covered: readonly { readonly vaultId: string; readonly wish: Wish }[]
}): readonly Missing[] {
  const given = new Map<string, bigint>()
  const give = (vaultId: string, chain: ChainId, token: string, amountRaw: bigint) => {
    const key = keyOf({ vaultId, chain, token })
    given.set(key, (given.get(key) ?? 0n) + amountRaw)
  }
  for (const { vaultId, wish } of books.covered) {
    give(vaultId, wish.chain, 'native', feesOf(wish))
    for (const { token, amountRaw } of givenBy(wish)) give(vaultId, wish.chain, token, amountRaw)
  }
  const after = new Map(books.after.map((holding) => [keyOf(holding), holding.amountRaw]))
  return books.before.flatMap((holding) => {
    const leastRaw = holding.amountRaw - (given.get(keyOf(holding)) ?? 0n)
    const missingRaw = leastRaw - (after.get(keyOf(holding)) ?? 0n)
    return missingRaw > 0n ? [{ ...holding, missingRaw }] : []
  })
}

function givenBy(wish: Wish): readonly { readonly token: string; readonly amountRaw: bigint }[] {
  switch (wish.type) {
    case 'transfer': {
      const share = wish.chain === 'hedera' ? wish.amountRaw / HEDERA_SHARE : 0n
      return [{ token: wish.token, amountRaw: wish.amountRaw + share }]
    }
    case 'swap':
      return [{ token: wish.sellToken, amountRaw: wish.sellAmountRaw }]
    case 'wrap':
      return [{ token: 'native', amountRaw: wish.amountRaw }]
    case 'unwrap':
      return WRAPPED[wish.chain].map((token) => ({ token, amountRaw: 10n ** 30n }))
  }
}

/** Unwrapping gives all of it away and brings it back as the coin. */
const WRAPPED: Readonly<Record<'solana' | 'hedera', readonly string[]>> = {
  solana: ['So11111111111111111111111111111111111111112'],
  hedera: [],
}
