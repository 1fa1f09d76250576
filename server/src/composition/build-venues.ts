import { createJupiterSwap } from '../adapters/jupiter-swap/index.ts'
import { createSaucerSwap } from '../adapters/saucerswap-swap/index.ts'
import { createUniswapX } from '../adapters/uniswap-x/index.ts'
import { createZeroX } from '../adapters/zero-x/index.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { SwapVenues } from '../ports/swap-venue.ts'
import type { ChainParts } from './build-chains.ts'

/** Every place where a swap is done: a total record, so a new one does not compile until it is there. */
export function buildVenues(
  parts: { readonly config: Config; readonly clock: Clock } & Pick<ChainParts, 'chains' | 'hederaAccounts'>,
): SwapVenues {
  const { config, clock, chains, hederaAccounts } = parts
  const { jupiter, zeroX, uniswap, ethereum, bsc, hedera } = config.providers
  return {
    jupiter: createJupiterSwap({ ...jupiter, fee: config.swapFees.solana }),
    'zero-x': createZeroX({
      ...zeroX,
      chains: { ethereum, bsc },
      fee: config.swapFees.evm,
    }),
    'uniswap-x': createUniswapX({
      ...uniswap,
      rpcUrl: ethereum.rpcUrl,
      evmChainId: ethereum.evmChainId,
      chain: chains.ethereum,
      clock,
    }),
    saucerswap: createSaucerSwap({ ...hedera, accounts: hederaAccounts, clock }),
  }
}
