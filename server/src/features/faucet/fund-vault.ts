import type { ChainId } from '@windhover/core/chains/chain'
import { AppError } from '@windhover/core/errors/app-error'
import { vaultFunded } from '@windhover/core/faucet/contract'
import { z } from 'zod'
import type { DurableService } from '../../platform/durable/durable.ts'
import type { LiveEvents } from '../../platform/live/live-events.ts'
import type { FleetReadings } from '../../platform/upstream/fleet-readings.ts'
import type { Faucet, FaucetAnswer } from '../../ports/faucet.ts'
import { forgetReadings } from '../balances/index.ts'

export const VAULT_FUNDER = 'VaultFunder'
export const FUND_VAULT = 'fundVault'

const input = z.object({ userId: z.string(), solanaAddress: z.string(), evmAddress: z.string() })
export type FundVaultInput = z.infer<typeof input>

export type ChainFunding = { readonly chain: ChainId } & FaucetAnswer
type Attempt = { readonly chain: ChainId } & (FaucetAnswer | { readonly state: 'away' })

const FUNDED_CHAINS: readonly ChainId[] = ['solana', 'ethereum', 'bsc', 'hedera']

/**
 * Funds one vault, keyed by its id. All chains are asked side by side; one that was away gets a step of its own, which
 * the engine repeats until it pays, so that the others are not paid twice meanwhile. A payment that was made but not
 * remembered meets the faucet's cool-down.
 */
export function vaultFunder(parts: {
  faucet: Faucet
  live: LiveEvents
  readings: FleetReadings
}): DurableService {
  const { faucet, live } = parts
  return {
    name: VAULT_FUNDER,
    handlers: {
      [FUND_VAULT]: async (context, raw) => {
        const { userId, solanaAddress, evmAddress } = input.parse(raw)
        const fund = async (chain: ChainId): Promise<ChainFunding> => {
          const address = chain === 'solana' ? solanaAddress : evmAddress
          return { chain, ...(await faucet.fund({ chain, address })) }
        }
        const attempts = await context.step('fund', () =>
          Promise.all(FUNDED_CHAINS.map((chain) => orAway(chain, fund(chain)))),
        )
        const funded: ChainFunding[] = []
        for (const attempt of attempts) {
          const { chain } = attempt
          funded.push(
            attempt.state === 'away' ? await context.step(`fund-${chain}`, () => fund(chain)) : attempt,
          )
        }
        if (funded.some(({ state }) => state === 'sent')) {
          const places = funded.map(({ chain }) => ({
            chain,
            address: chain === 'solana' ? solanaAddress : evmAddress,
          }))
          await context.step('tell', async () => {
            await forgetReadings(parts, places)
            await live.publish(userId, vaultFunded, { tokenId: context.key })
          })
        }
        return { funded }
      },
    },
  }
}

async function orAway(chain: ChainId, funding: Promise<ChainFunding>): Promise<Attempt> {
  try {
    return await funding
  } catch (error) {
    if (error instanceof AppError && error.retryable) return { chain, state: 'away' }
    throw error
  }
}
