import type { ChainId } from '@windhover/core/chains/chain'
import type { ChainHoldings, Holding } from '@windhover/core/faucet/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { Logger } from '../../platform/log/logger.ts'
import type { ChainAdapters, Reading, TokenBalance } from '../../ports/chain.ts'

const SHOWN_CHAINS: readonly ChainId[] = ['solana', 'ethereum', 'bsc', 'hedera']

/** All chains at once: one that is away costs the others nothing, and is unknown, not empty. */
export async function listHoldings(
  { chains, log }: { chains: ChainAdapters; log: Logger },
  vault: VaultView,
): Promise<ChainHoldings[]> {
  return await Promise.all(
    SHOWN_CHAINS.map(async (chain) => {
      const owner = chain === 'solana' ? vault.publicKey : vault.ethAddress
      const reading = await chains[chain].getBalances(owner).catch((error: unknown): Reading<never> => {
        log.warn({ err: error, chain }, 'holdings could not be read')
        return { state: 'unknown', reason: 'failed' }
      })
      return toHoldings(chain, reading)
    }),
  )
}

function toHoldings(chain: ChainId, reading: Reading<readonly TokenBalance[]>): ChainHoldings {
  if (reading.state === 'unknown') return { chain, state: 'unknown' }
  const holdings = reading.value
    .filter(({ token, amountRaw }) => token === 'native' || amountRaw > 0n)
    .map(
      ({ token, symbol, decimals, amountRaw }): Holding => ({
        token,
        symbol,
        decimals,
        amountRaw: `${amountRaw}`,
      }),
    )
  return { chain, state: reading.state, observedAt: new Date(reading.observedAtMs).toISOString(), holdings }
}
