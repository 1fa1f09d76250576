import { createEvmRecords } from '../adapters/evm-chain/evm-records.ts'
import { createEvmChain } from '../adapters/evm-chain/index.ts'
import { createHederaChain } from '../adapters/hedera-chain/index.ts'
import { createJupiterShield, createJupiterTokens } from '../adapters/jupiter-tokens/index.ts'
import { createMirrorFacts } from '../adapters/mirror-facts/index.ts'
import { createSaucerSwapTokens } from '../adapters/saucerswap-tokens/index.ts'
import { createSolanaChain } from '../adapters/solana-chain/index.ts'
import { createTokenLists } from '../adapters/token-list/index.ts'
import { createZeroXFacts } from '../adapters/zero-x-facts/index.ts'
import type { Providers } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { ChainAdapters } from '../ports/chain.ts'
import type { HederaAccounts } from '../ports/hedera-accounts.ts'
import type { TokenFactSources } from '../ports/token-facts.ts'
import type { TokenIndexes } from '../ports/token-index.ts'
import type { WalletRecords } from '../ports/wallet-records.ts'
import type { Wrappings } from '../ports/wrapping.ts'

export type ChainParts = {
  readonly chains: ChainAdapters
  readonly hederaAccounts: HederaAccounts
  readonly wrappings: Wrappings
  readonly tokenIndexes: TokenIndexes
  readonly tokenFacts: TokenFactSources
  readonly walletRecords: WalletRecords
}

/** Every chain with what stands behind it: total records, so a new chain does not compile until all of it is there. */
export function buildChains(providers: Providers, clock: Clock): ChainParts {
  const solana = createSolanaChain({ rpcUrl: providers.solana.rpcUrl, birdeye: providers.birdeye, clock })
  const hedera = createHederaChain({ ...providers.hedera, clock })
  const lists = createTokenLists({
    url: providers.tokenListUrl,
    chainIds: { ethereum: providers.ethereum.evmChainId, bsc: providers.bsc.evmChainId },
    clock,
  })
  return {
    chains: {
      solana: solana.chain,
      ethereum: createEvmChain({ chain: 'ethereum', ...providers.ethereum, clock }),
      bsc: createEvmChain({ chain: 'bsc', ...providers.bsc, clock }),
      hedera: hedera.chain,
    },
    hederaAccounts: hedera.accounts,
    walletRecords: {
      solana: solana.records,
      evm: {
        ethereum: createEvmRecords({ chain: 'ethereum', ...providers.ethereum }),
        bsc: createEvmRecords({ chain: 'bsc', ...providers.bsc }),
      },
      hedera: hedera.records,
    },
    wrappings: { solana: solana.wrapping, hedera: hedera.wrapping },
    tokenIndexes: {
      solana: createJupiterTokens({ ...providers.jupiter, clock }),
      ethereum: lists.ethereum,
      bsc: lists.bsc,
      hedera: createSaucerSwapTokens({ ...providers.saucerSwap, clock }),
    },
    tokenFacts: {
      solana: createJupiterShield({ ...providers.jupiter, clock }),
      ethereum: createZeroXFacts({ ...providers.zeroX, evmChainId: providers.ethereum.evmChainId, clock }),
      bsc: createZeroXFacts({ ...providers.zeroX, evmChainId: providers.bsc.evmChainId, clock }),
      hedera: createMirrorFacts({ mirrorUrl: providers.hedera.mirrorUrl, clock }),
    },
  }
}
