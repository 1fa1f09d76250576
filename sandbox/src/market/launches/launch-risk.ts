import { deriveAddress, deriveSolanaAuthority } from '../../universe/derive-address.ts'
import type { TokenRisk } from '../../universe/listing.ts'
import type { LaunchChain, Launchpad } from '../market.ts'
import { unitNoise } from '../noise.ts'

/** How many of a hundred: at pump a token comes without strings, elsewhere its maker may keep some. */
const STRINGS: Readonly<Record<Launchpad, { minter: number; freezer: number; trap: number }>> = {
  pump: { minter: 1.5, freezer: 1, trap: 1 },
  launchlab: { minter: 5, freezer: 4, trap: 2.5 },
  'meteora-dbc': { minter: 5, freezer: 4, trap: 2.5 },
  'four-meme': { minter: 4, freezer: 2, trap: 3 },
  memejob: { minter: 4, freezer: 4, trap: 3 },
}

type Born = {
  readonly seed: string
  readonly chain: LaunchChain
  readonly launchpad: Launchpad
  readonly assetId: string
  readonly key: number
}

/** Every one of these is true of the token on chain. */
export function launchRisk({ seed, chain, launchpad, assetId, key }: Born): TokenRisk {
  const { minter, freezer, trap } = STRINGS[launchpad]
  const luck = 100 * unitNoise(key, 60)
  const isMinter = luck < minter
  const isFreezer = luck >= minter && luck < minter + freezer
  const isTrap = luck >= minter + freezer && luck < minter + freezer + trap
  const authority = () =>
    chain === 'solana'
      ? deriveSolanaAuthority(seed, assetId).address
      : deriveAddress(chain, seed, 'authority', assetId)
  // Off the EVM a sale is stopped by freezing whoever bought.
  const freezes = isFreezer || (isTrap && chain !== 'bsc')
  return {
    mintAuthority: isMinter ? authority() : null,
    freezeAuthority: freezes ? authority() : null,
    transferTaxBps: 0,
    honeypot: isTrap,
    thin: false,
  }
}
