import type { Universe } from '../universe/listing.ts'
import { readHolders, readStats } from './asset-facts.ts'
import { type AssetProfile, profileAssets } from './asset-profile.ts'
import type { Instrument } from './instrument.ts'
import { createLaunchMarket } from './launches/launch-book.ts'
import { LAUNCH_VENUES } from './launches/launch-venues.ts'
import { listedInstrument } from './listed-instrument.ts'
import type { LaunchChain, Market } from './market.ts'
import { noiseKey } from './noise.ts'
import { createPriceTree } from './price-tree.ts'
import { readTicks } from './ticks.ts'
import { readTrades } from './trades.ts'

/** The market of one seed. Nothing is simulated ahead and nothing is stored: every answer is computed when asked. */
export function createMarket({ seed, universe }: { seed: string; universe: Universe }): Market {
  const listed = listInstruments(seed, universe)
  const launches = openLaunches(seed, listed)
  const everything = [...listed.values()]
  const instrument = (assetId: string, atMs: number): Instrument => {
    const found = listed.get(assetId) ?? launches.instrument(assetId, atMs)
    if (!found || atMs < found.asset.bornAtMs)
      throw new Error(`The market does not know ${assetId} at ${atMs}`)
    return found
  }
  return {
    seed,
    priceUsd: (assetId, atMs) => instrument(assetId, atMs).priceUsd(atMs),
    candles: (request) => instrument(request.assetId, request.untilMs).candles(request),
    trades: (request) => readTrades(seed, instrument(request.assetId, request.untilMs), request),
    stats: (assetId, window, atMs) => readStats(instrument(assetId, atMs), window, atMs),
    holders: (assetId, atMs) => readHolders(instrument(assetId, atMs), atMs),
    liquidityUsd: (assetId, atMs) => instrument(assetId, atMs).liquidityUsd(atMs),
    ticksBetween: (fromMs, toMs, rate = 1) =>
      readTicks([...everything, ...launches.aliveInstruments(toMs)], { fromMs, toMs, rate }),
    launches: launches.books,
  }
}

function openLaunches(seed: string, listed: ReadonlyMap<string, Instrument>) {
  const open = (chain: LaunchChain) => {
    const venue = LAUNCH_VENUES[chain]
    const coin = listed.get(venue.quoteAssetId)
    if (!coin) throw new Error(`The market needs ${venue.quoteAssetId} to price launches`)
    return createLaunchMarket({ seed, venue, quoteUsd: coin.pastPriceUsd })
  }
  const [solana, bsc, hedera] = [open('solana'), open('bsc'), open('hedera')]
  const all = [solana, bsc, hedera]
  return {
    books: { solana: solana.book, bsc: bsc.book, hedera: hedera.book },
    instrument: (assetId: string, atMs: number): Instrument | null => {
      for (const { instrument } of all) {
        const found = instrument(assetId, atMs)
        if (found) return found
      }
      return null
    },
    aliveInstruments: (atMs: number) => all.flatMap((each) => each.aliveInstruments(atMs)),
  }
}

function listInstruments(seed: string, universe: Universe): ReadonlyMap<string, Instrument> {
  const profiles = profileAssets(seed, universe)
  const commonKey = noiseKey(seed, 'common')
  const treesOf = new Map<
    string,
    { live: ReturnType<typeof createPriceTree>; past: ReturnType<typeof createPriceTree> }
  >()
  const treesFor = (profile: AssetProfile) => {
    const known = treesOf.get(profile.asset.id)
    if (known) return known
    const trees = { live: createPriceTree(profile, commonKey), past: createPriceTree(profile, commonKey) }
    treesOf.set(profile.asset.id, trees)
    return trees
  }
  return new Map(
    [...profiles.values()].map((profile) => {
      const base = profile.follows ? (profiles.get(profile.follows.assetId) ?? profile) : profile
      return [profile.asset.id, listedInstrument(profile, treesFor(base), base.dailyVolumeUsd)]
    }),
  )
}
