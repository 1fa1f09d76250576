import { unitNoise } from '../noise.ts'
import type { CurveTerms } from './bonding-curve.ts'
import type { LaunchLife } from './launch-life.ts'
import { LAUNCH_SUPPLY } from './launch-venues.ts'

/** Who got in before anybody else could; shares of the supply in per cent. */
export type LaunchStakes = {
  /** The developer's own first purchase. */
  readonly devPct: number
  /** Bought by several wallets in one bundle with the launch itself. */
  readonly bundlePct: number
  /** Wallets that bought in the first block. */
  readonly sniperWallets: number
  /** When developer and bundle sell, and which part of theirs they keep. */
  readonly exitAtMs: number
  readonly devKeeps: number
  readonly bundleKeeps: number
}

export function launchStakes(life: LaunchLife): LaunchStakes {
  const luck = (place: number) => unitNoise(life.key, place)
  const snipers = Math.floor(24 * luck(33) ** 3)
  if (life.rugAtMs !== null) {
    return {
      devPct: 12 + 16 * luck(30),
      bundlePct: 4 + 14 * luck(31),
      sniperWallets: 2 + snipers,
      exitAtMs: life.rugAtMs,
      devKeeps: 0,
      bundleKeeps: 0,
    }
  }
  return {
    devPct: luck(34) < 0.3 ? 0 : 0.2 + 6 * luck(30) ** 2,
    bundlePct: luck(35) < 0.75 ? 0 : 2 + 11 * luck(31),
    sniperWallets: snipers,
    exitAtMs: life.bornAtMs + Math.round(life.lifeMs * exitAge(life)),
    devKeeps: life.fate === 'dies' ? 0.4 * luck(36) : 0.3 + 0.7 * luck(36),
    bundleKeeps: life.fate === 'dies' ? 0.2 * luck(37) : luck(37),
  }
}

/** What is still held of it. */
export function heldAt(stakes: LaunchStakes, stepMs: number): { devPct: number; bundlePct: number } {
  const { devPct, bundlePct, exitAtMs, devKeeps, bundleKeeps } = stakes
  return stepMs < exitAtMs
    ? { devPct, bundlePct }
    : { devPct: devPct * devKeeps, bundlePct: bundlePct * bundleKeeps }
}

/** The same as a share of what the curve has for sale, 0 to 1. */
export function stakedShare(stakes: LaunchStakes, stepMs: number, curve: CurveTerms): number {
  const { devPct, bundlePct } = heldAt(stakes, stepMs)
  return ((devPct + bundlePct) / 100) * (LAUNCH_SUPPLY / curve.saleTokens)
}

/** Where the price of one that dies turns, its developer has sold. */
function exitAge({ fate, shape, key }: LaunchLife): number {
  return fate === 'dies' ? turnOf(shape) : 0.2 + 0.7 * unitNoise(key, 38)
}

/** Share of its life at which a launch that dies stands highest. */
export function turnOf(shape: number): number {
  return 0.05 + 0.3 * shape
}
