import { deriveAddress } from '../../universe/derive-address.ts'
import { type Asset, type Listing, listingId } from '../../universe/listing.ts'
import { drawFrom } from '../../universe/seeded-draw.ts'
import type { Instrument } from '../instrument.ts'
import type { Launch, LaunchBook } from '../market.ts'
import { noiseKey } from '../noise.ts'
import { curveAt } from './bonding-curve.ts'
import { launchInstrument } from './launch-instrument.ts'
import {
  FAME_MS,
  isTalkedOf,
  LAUNCH_EVERY_MS,
  type LaunchLife,
  LONGEST_LIFE_MS,
  launchLife,
  newestIndexAt,
  phaseAt,
  progressAt,
} from './launch-life.ts'
import { createLaunchMints } from './launch-mint.ts'
import { inventLaunchWords } from './launch-words.ts'

/** What of a launch never changes. */
type LaunchFacts = {
  readonly life: LaunchLife
  readonly instrument: Instrument
  readonly mint: string
  readonly creator: string
  readonly description: string
}

type LaunchBirth = Pick<LaunchFacts, 'life' | 'mint'> & {
  readonly seed: string
  readonly solUsd: (atMs: number) => number
}

export type LaunchMarket = {
  readonly book: LaunchBook
  /** Null where no launch has that id or it is not born yet. */
  readonly instrument: (assetId: string, atMs: number) => Instrument | null
  readonly aliveInstruments: (atMs: number) => readonly Instrument[]
}

const SUPPLY = 1_000_000_000
const MOST_KEPT = 8_192

export function createLaunchMarket(seed: string, solUsd: (atMs: number) => number): LaunchMarket {
  const root = noiseKey(seed, 'launches')
  const mints = createLaunchMints(seed)
  const kept = new Map<number, LaunchFacts>()
  const factsOf = (index: number): LaunchFacts => {
    const known = kept.get(index)
    if (known) return known
    const oldest = kept.keys().next()
    if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value)
    const facts = describeLaunch({ seed, life: launchLife(root, index), mint: mints.mintOf(index), solUsd })
    kept.set(index, facts)
    return facts
  }
  const aliveFacts = keepLast((second: number) => {
    const atMs = second * 1_000
    return aliveIndexes(root, atMs).map(factsOf)
  })
  const bornBy = (index: number | null, atMs: number): LaunchFacts | null => {
    if (index === null || index > newestIndexAt(atMs) || index < 0) return null
    const facts = factsOf(index)
    return facts.life.bornAtMs <= atMs ? facts : null
  }
  return {
    instrument: (assetId, atMs) => bornBy(indexFromId(assetId), atMs)?.instrument ?? null,
    aliveInstruments: (atMs) => aliveFacts(Math.floor(atMs / 1_000)).map((facts) => facts.instrument),
    book: {
      alive: (atMs) => aliveIndexes(root, atMs).map((index) => launchAt(factsOf(index), atMs)),
      find: (mint, atMs) => {
        const facts = bornBy(mints.indexOf(mint), atMs)
        return facts && launchAt(facts, atMs)
      },
      bornBetween: (fromMs, toMs) => {
        const launches: Launch[] = []
        for (let index = Math.max(0, newestIndexAt(fromMs)); index <= newestIndexAt(toMs); index++) {
          const facts = factsOf(index)
          const { bornAtMs } = facts.life
          if (bornAtMs >= fromMs && bornAtMs < toMs) launches.push(launchAt(facts, bornAtMs))
        }
        return launches
      },
    },
  }
}

/** Newest first. */
function aliveIndexes(root: number, atMs: number): readonly number[] {
  const newest = newestIndexAt(atMs)
  const oldest = Math.max(0, newest - Math.ceil((LONGEST_LIFE_MS + FAME_MS) / LAUNCH_EVERY_MS) - 1)
  const indexes: number[] = []
  for (let index = newest; index >= oldest; index--) {
    if (isTalkedOf(launchLife(root, index), atMs)) indexes.push(index)
  }
  return indexes
}

function describeLaunch({ seed, life, mint, solUsd }: LaunchBirth): LaunchFacts {
  const { name, symbol, description } = inventLaunchWords(drawFrom(seed, 'launch', life.index))
  const asset: Asset = {
    id: `launch-${life.index}`,
    symbol,
    name,
    class: 'launch',
    supply: SUPPLY,
    bornAtMs: life.bornAtMs,
  }
  return {
    life,
    description,
    mint,
    creator: deriveAddress('solana', seed, 'creator', life.index),
    instrument: launchInstrument(asset, life, solUsd),
  }
}

function launchAt(facts: LaunchFacts, atMs: number): Launch {
  const { life, instrument, creator, description } = facts
  const { asset } = instrument
  const progress = progressAt(life, atMs)
  const phase = phaseAt(life, atMs)
  return {
    asset,
    listing: listLaunch(asset, facts.mint, instrument.liquidityUsd(atMs)),
    creator,
    description,
    bornAtMs: life.bornAtMs,
    progress,
    phase,
    graduatedAtMs: progress === 1 ? life.bornAtMs + life.lifeMs : null,
    marketCapUsd: instrument.priceUsd(atMs) * asset.supply,
    curve: curveAt(progress),
  }
}

function listLaunch(asset: Asset, mint: string, liquidityUsd: number): Listing {
  return {
    id: listingId('solana', mint),
    chain: 'solana',
    address: mint,
    assetId: asset.id,
    symbol: asset.symbol,
    name: asset.name,
    decimals: 6,
    standard: 'token-2022',
    supplyRaw: 1_000_000_000_000_000n,
    liquidityUsd,
    isVerified: false,
    risk: { mintAuthority: null, freezeAuthority: null, transferTaxBps: 0, honeypot: false, thin: false },
  }
}

function indexFromId(assetId: string): number | null {
  const digits = /^launch-(\d{1,9})$/.exec(assetId)?.[1]
  return digits === undefined ? null : Number(digits)
}

function keepLast<T>(compute: (key: number) => T): (key: number) => T {
  let last: { key: number; value: T } | null = null
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) }
    return last.value
  }
}
