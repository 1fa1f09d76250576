import type { TokenStandard } from '../../universe/listing.ts'
import type { LaunchChain, Launchpad } from '../market.ts'
import { unitNoise } from '../noise.ts'
import type { CurveTerms } from './bonding-curve.ts'

/** How things are launched on one chain. */
export type LaunchVenue = {
  readonly chain: LaunchChain
  /** The coin that its curves trade against. */
  readonly quoteAssetId: 'SOL' | 'BNB' | 'HBAR'
  readonly idPrefix: string
  readonly everyMs: number
  /** How much longer everything takes than on Solana. */
  readonly pace: number
  readonly curve: CurveTerms
  readonly standard: TokenStandard
  /** With the share of each among all launches of the chain. */
  readonly launchpads: readonly (readonly [Launchpad, number])[]
}

/** Every launch has as many tokens. */
export const LAUNCH_SUPPLY = 1_000_000_000

export const LAUNCH_VENUES: Readonly<Record<LaunchChain, LaunchVenue>> = {
  solana: {
    chain: 'solana',
    quoteAssetId: 'SOL',
    idPrefix: 'launch-',
    everyMs: 4_000,
    pace: 1,
    // The numbers of pump, which the launch lab's default curve comes down to as well.
    curve: curve({ virtualTokens: 1_073e6, virtualQuote: 30, saleTokens: 793.1e6 }, 6, 9),
    standard: 'token-2022',
    launchpads: [
      ['pump', 0.7],
      ['launchlab', 0.18],
      ['meteora-dbc', 0.12],
    ],
  },
  bsc: {
    chain: 'bsc',
    quoteAssetId: 'BNB',
    idPrefix: 'launch-bsc-',
    everyMs: 60_000,
    pace: 3,
    curve: curve({ virtualTokens: 1_073_972_602.739726, virtualQuote: 6.164384, saleTokens: 800e6 }, 18, 18),
    standard: 'erc20',
    launchpads: [['four-meme', 1]],
  },
  hedera: {
    chain: 'hedera',
    quoteAssetId: 'HBAR',
    idPrefix: 'launch-hedera-',
    everyMs: 75_000,
    pace: 3.5,
    curve: curve({ virtualTokens: 1_073e6, virtualQuote: 22_500, saleTokens: 793.1e6 }, 8, 8),
    standard: 'hts',
    launchpads: [['memejob', 1]],
  },
}

export function launchpadOf({ launchpads }: LaunchVenue, key: number): Launchpad {
  let rest = unitNoise(key, 10)
  for (const [launchpad, share] of launchpads) {
    rest -= share
    if (rest < 0) return launchpad
  }
  return launchpads[0]?.[0] ?? 'pump'
}

function curve(
  start: Pick<CurveTerms, 'virtualTokens' | 'virtualQuote' | 'saleTokens'>,
  tokenDecimals: number,
  quoteDecimals: number,
): CurveTerms {
  return { ...start, tokenDecimals, quoteDecimals }
}
