import type { Instrument } from '../instrument.ts'
import type { Launch, LaunchBook } from '../market.ts'
import { noiseKey } from '../noise.ts'
import { describeLaunch, type LaunchFacts, type LaunchGround, launchAt } from './describe-launch.ts'
import { keepLast } from './keep-last.ts'
import { poolAddresses, tokenAddresses } from './launch-address.ts'
import { isTalkedOf, launchSpan, newestIndexAt, oldestIndexAt } from './launch-life.ts'
import { type LaunchVenue, launchpadOf } from './launch-venues.ts'

export type LaunchMarket = {
  readonly book: LaunchBook
  /** Null where no launch has that id or it is not born yet. */
  readonly instrument: (assetId: string, atMs: number) => Instrument | null
  readonly aliveInstruments: (atMs: number) => readonly Instrument[]
}

const MOST_KEPT = 4_096

/** The launches of one chain. */
export function createLaunchMarket({ seed, venue, quoteUsd }: LaunchGround): LaunchMarket {
  const ground = { seed, venue, quoteUsd: keepLast(quoteUsd) }
  const root = noiseKey(seed, venue.chain === 'solana' ? 'launches' : `launches-${venue.chain}`)
  const tokens = tokenAddresses(seed, venue.chain)
  const curves = poolAddresses(seed, venue.chain, 'curve')
  const pools = poolAddresses(seed, venue.chain, 'pool')
  const kept = new Map<number, LaunchFacts>()
  const factsOf = (index: number): LaunchFacts => {
    const known = kept.get(index)
    if (known) return known
    const oldest = kept.keys().next()
    if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value)
    const facts = {
      ...describeLaunch(ground, launchSpan(root, index, venue)),
      address: tokens.addressOf(index),
      curvePool: curves.addressOf(index),
      graduatedPool: pools.addressOf(index),
    }
    kept.set(index, facts)
    return facts
  }
  /** Newest first. */
  const aliveIndexes = (atMs: number): readonly number[] => {
    const indexes: number[] = []
    for (let index = newestIndexAt(venue, atMs); index >= oldestIndexAt(venue, atMs); index--) {
      if (isTalkedOf(launchSpan(root, index, venue), atMs)) indexes.push(index)
    }
    return indexes
  }
  const aliveFacts = keepLast((second: number) => aliveIndexes(second * 1_000).map(factsOf))
  const bornBy = (index: number | null, atMs: number): LaunchFacts | null => {
    if (index === null || index > newestIndexAt(venue, atMs) || index < 0) return null
    const facts = factsOf(index)
    return facts.course.life.bornAtMs <= atMs ? facts : null
  }
  return {
    instrument: (assetId, atMs) => bornBy(indexFromId(assetId, venue), atMs)?.instrument ?? null,
    aliveInstruments: (atMs) => aliveFacts(Math.floor(atMs / 1_000)).map((facts) => facts.instrument),
    book: {
      alive: (atMs) => aliveIndexes(atMs).map((index) => launchAt(factsOf(index), venue, atMs)),
      find: (address, atMs) => {
        const facts = bornBy(tokens.indexOf(address), atMs)
        return facts && launchAt(facts, venue, atMs)
      },
      findByPool: (pool, atMs) => {
        const facts = bornBy(curves.indexOf(pool) ?? pools.indexOf(pool), atMs)
        const launch = facts && launchAt(facts, venue, atMs)
        const isOpen = launch && (launch.graduatedAtMs !== null || curves.indexOf(pool) !== null)
        return isOpen ? launch : null
      },
      history: (launchpad, { sinceMs, atMs }) => {
        const launches: Launch[] = []
        const oldest = Math.max(0, newestIndexAt(venue, sinceMs))
        for (let index = newestIndexAt(venue, atMs); index >= oldest; index--) {
          const { key, bornAtMs } = launchSpan(root, index, venue)
          if (bornAtMs > atMs || bornAtMs < sinceMs || launchpadOf(venue, key) !== launchpad) continue
          launches.push(launchAt(factsOf(index), venue, atMs))
        }
        return launches
      },
      bornBetween: (fromMs, toMs) => {
        const launches: Launch[] = []
        const newest = newestIndexAt(venue, toMs)
        for (let index = Math.max(0, newestIndexAt(venue, fromMs)); index <= newest; index++) {
          const { bornAtMs } = launchSpan(root, index, venue)
          if (bornAtMs >= fromMs && bornAtMs < toMs) launches.push(launchAt(factsOf(index), venue, bornAtMs))
        }
        return launches
      },
    },
  }
}

function indexFromId(assetId: string, { idPrefix }: LaunchVenue): number | null {
  const digits = assetId.startsWith(idPrefix) ? assetId.slice(idPrefix.length) : ''
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
