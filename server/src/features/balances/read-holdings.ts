import { BALANCES_FRESH_MS, NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { chainErrors } from '@windhover/core/chains/errors'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { Reading, TokenBalance } from '../../ports/chain.ts'
import { scopeOf, type WalletPlace } from './forget-readings.ts'

const holding = z.object({
  token: z.string(),
  symbol: z.string().nullable(),
  name: z.string().nullable(),
  decimals: z.number().int(),
  amountRaw: z.string().regex(/^\d+$/),
  isFrozen: z.boolean(),
  account: z.string().nullable(),
})
export type Holding = z.infer<typeof holding>

export type Look = WalletPlace & { readonly isForced?: boolean }

/** What an address holds, asked once for all who look. */
export async function readHoldings(
  parts: Pick<FeatureParts, 'chains' | 'readings'>,
  look: Look,
): Promise<Reading<readonly Holding[]>> {
  return await parts.readings.read({
    scope: scopeOf(look),
    name: 'balances',
    schema: z.array(holding),
    freshMs: BALANCES_FRESH_MS,
    isForced: look.isForced === true,
    load: async () => {
      const reading = await parts.chains[look.chain].getBalances(look.address)
      // An older value of one instance is no answer for all of them; theirs may be younger.
      if (reading.state !== 'known') throw chainErrors.unavailable({ text: reading.reason })
      return withCoin(look, reading.value).map(toHolding)
    },
  })
}

/** The coin has its row on Solana as soon as anything is held, also when nothing of it is. */
function withCoin({ chain }: Look, balances: readonly TokenBalance[]): readonly TokenBalance[] {
  if (chain !== 'solana' || balances.length === 0) return balances
  if (balances.some(({ token }) => token === NATIVE)) return balances
  const { name, native } = CHAINS[chain]
  return [{ token: NATIVE, ...native, name, amountRaw: 0n, isFrozen: false }, ...balances]
}

function toHolding(balance: TokenBalance): Holding {
  const { token, symbol, name, decimals, isFrozen, account = null } = balance
  return { token, symbol, name, decimals, isFrozen, account, amountRaw: balance.amountRaw.toString() }
}
