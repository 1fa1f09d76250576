import type { ChainId } from '@windhover/core/chains/chain'
import { readArrivals, readErc20, readWei } from './chains/evm-reads.ts'
import { readDeposits, readLamports, readTokens } from './chains/solana-reads.ts'

/** What the round's intents move, per chain, and where the chains are read. */
export type ChainFacts = {
  readonly token: string
  /** Null where nothing is wrapped. */
  readonly wrapped: string | null
  readonly read: (owner: string, token: string) => Promise<bigint>
  /** What each transaction brought to an owner, where several intents share one. */
  readonly arrivals: (owner: string, token: string) => Promise<readonly bigint[]>
}
export type ChaosWorld = Readonly<Record<ChainId, ChainFacts>>

const WEIBAR_PER_TINYBAR = 10n ** 10n
const ENTITY = /^0\.0\.(\d+)$/

export function openWorld(settings: Readonly<Record<string, string>>): ChaosWorld {
  const url = (name: string) => {
    const found = settings[name]
    if (found === undefined) throw new Error(`${name} is not set`)
    return found
  }
  const solana = url('SOLANA_RPC_URL')
  return {
    solana: {
      token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      wrapped: 'So11111111111111111111111111111111111111112',
      read: (owner, token) =>
        token === 'native' ? readLamports(solana, owner) : readTokens(solana, owner, token),
      arrivals: (owner, token) => readDeposits(solana, owner, token),
    },
    ethereum: evmFacts(url('ETHEREUM_RPC_URL'), '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    bsc: evmFacts(url('BSC_RPC_URL'), '0x55d398326f99059fF775485246999027B3197955'),
    hedera: {
      ...evmFacts(url('HEDERA_RPC_URL'), '0.0.456858'),
      wrapped: '0.0.1456986',
      read: async (owner, token) =>
        token === 'native'
          ? (await readWei(url('HEDERA_RPC_URL'), owner)) / WEIBAR_PER_TINYBAR
          : await readErc20(url('HEDERA_RPC_URL'), owner, contractOf(token)),
    },
  }
}

function evmFacts(url: string, token: string): ChainFacts {
  return {
    token,
    wrapped: null,
    read: (owner, held) =>
      held === 'native' ? readWei(url, owner) : readErc20(url, owner, contractOf(held)),
    arrivals: (owner, held) => readArrivals(url, owner, contractOf(held)),
  }
}

/** Tokens of Hedera answer as contracts at the address of their number. */
function contractOf(token: string): string {
  const [, number] = ENTITY.exec(token) ?? []
  return number === undefined ? token : `0x${BigInt(number).toString(16).padStart(40, '0')}`
}
