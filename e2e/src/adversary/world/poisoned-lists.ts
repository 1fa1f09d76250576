import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import type { FeatureParts } from '@windhover/server/composition/feature'
import type { LaunchLists, TokenPage } from '@windhover/server/ports/launch-lists'
import { madeEvmAddress, madeSolanaAddress } from '../../chaos/made-addresses.ts'

/** Lists of newcomers, with the attacker's tokens first. What adapters take away from their names is not relied on. */
export function poisonLists(real: LaunchLists, names: () => readonly string[]): LaunchLists {
  const lead = (chain: 'solana' | 'bsc', page: TokenPage): TokenPage => ({
    ...page,
    tokens: [...names().map((name) => namedLaunch(chain, name)), ...page.tokens],
  })
  const { memezone, launchLab, dbc, bnb } = real
  return {
    ...real,
    trenches: async (asked) => lead('solana', await real.trenches(asked)),
    memezone: memezone && (async (asked) => lead('solana', await memezone(asked))),
    launchLab: launchLab && (async (asked) => lead('solana', await launchLab(asked))),
    dbc: dbc && (async () => lead('solana', await dbc())),
    bnb: bnb && (async (asked) => lead('bsc', await bnb(asked))),
  }
}

/** Lists are read once for everybody, for seconds. Here each reader sees what was planted for it. */
export function readAlone(readings: FeatureParts['readings']): FeatureParts['readings'] {
  return {
    ...readings,
    read: async (question) =>
      question.scope.startsWith('discovery:marks')
        ? await readings.read(question)
        : { state: 'known', value: await question.load(), observedAtMs: Date.now() },
  }
}

function namedLaunch(chain: 'solana' | 'bsc', name: string): DiscoveredToken {
  const address = chain === 'solana' ? madeSolanaAddress('launch') : madeEvmAddress('launch')
  const figures = { decimals: 6, priceUsd: 1, changePct: 900, volumeUsd: 9_000_000, buys: 900, sells: 1 }
  const market = { marketCapUsd: 9_000_000, liquidityUsd: 5_000_000, holderCount: 9_000 }
  const held = { devHoldingPct: 0, insiderHoldingPct: 0, sniperWallets: 0 }
  return {
    ...{ chain, address, symbol: 'ZQX', name, logoURI: null, isVerified: true },
    ...{ createdAt: new Date().toISOString(), ...figures, ...market, ...held, launch: null },
    links: { website: null, twitter: null, telegram: null, discord: null },
  }
}
