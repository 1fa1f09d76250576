import { deriveAddress } from '../../universe/derive-address.ts'
import { type Asset, type Listing, listingId, type TokenRisk } from '../../universe/listing.ts'
import { drawFrom } from '../../universe/seeded-draw.ts'
import type { Instrument } from '../instrument.ts'
import type { Launch, Launchpad } from '../market.ts'
import { lastTradeAt } from '../trades.ts'
import { curveAt } from './bonding-curve.ts'
import { poisonWords } from './hostile-words.ts'
import { figuresAt } from './launch-figures.ts'
import { launchInstrument } from './launch-instrument.ts'
import { type LaunchSpan, liveFully, phaseAt, stepStart } from './launch-life.ts'
import { type LaunchCourse, launchCourse } from './launch-progress.ts'
import { launchRisk } from './launch-risk.ts'
import { LAUNCH_SUPPLY, type LaunchVenue, launchpadOf } from './launch-venues.ts'
import { inventLaunchWords, type LaunchWords } from './launch-words.ts'

/** Of all launches so many carry words that mean harm. */
const HOSTILE_SHARE = 0.03

/** What of a launch never changes. */
export type LaunchFacts = {
  readonly course: LaunchCourse
  readonly instrument: Instrument
  readonly address: string
  readonly curvePool: string
  readonly graduatedPool: string
  readonly launchpad: Launchpad
  readonly creator: string
  readonly words: LaunchWords
  readonly risk: TokenRisk
}

export type LaunchGround = {
  readonly seed: string
  readonly venue: LaunchVenue
  readonly quoteUsd: (atMs: number) => number
}

export function describeLaunch({ seed, venue, quoteUsd }: LaunchGround, span: LaunchSpan) {
  const { chain, curve, idPrefix } = venue
  const { index, key, bornAtMs } = span
  const launchpad = launchpadOf(venue, key)
  const words = wordLaunch(seed, chain, index)
  const id = `${idPrefix}${index}`
  const asset: Asset = {
    id,
    symbol: words.symbol,
    name: words.name,
    class: 'launch',
    supply: LAUNCH_SUPPLY,
    bornAtMs,
  }
  const course = launchCourse(liveFully(span), curve)
  return {
    course,
    words,
    launchpad,
    creator: deriveAddress(chain, seed, 'creator', index),
    risk: launchRisk({ seed, chain, launchpad, assetId: id, key }),
    instrument: launchInstrument(asset, course, quoteUsd),
  }
}

function wordLaunch(seed: string, chain: string, index: number): LaunchWords {
  const draw = drawFrom(seed, 'launch', chain, index)
  const words = inventLaunchWords(draw)
  return draw.chance(HOSTILE_SHARE) ? poisonWords(words, draw, seed) : words
}

export function launchAt(facts: LaunchFacts, venue: LaunchVenue, atMs: number): Launch {
  const { course, instrument, creator, launchpad, words } = facts
  const { life, curve } = course
  const { asset } = instrument
  const progress = course.progressAt(atMs)
  return {
    asset,
    listing: listLaunch(facts, venue, instrument.liquidityUsd(atMs)),
    launchpad,
    curvePool: facts.curvePool,
    graduatedPool: progress === 1 ? facts.graduatedPool : null,
    creator,
    description: words.description,
    imageUrl: words.imageUrl,
    links: words.links,
    bornAtMs: life.bornAtMs,
    progress,
    phase: phaseAt(life, atMs),
    graduatedAtMs: progress === 1 ? life.bornAtMs + life.lifeMs : null,
    ruggedAtMs: life.rugAtMs !== null && life.rugAtMs <= stepStart(life, atMs) ? life.rugAtMs : null,
    marketCapUsd: instrument.priceUsd(atMs) * asset.supply,
    lastTradeAtMs: lastTradeAt(instrument, atMs),
    curve: curveAt(curve, progress),
    get figures() {
      return figuresAt(course, instrument, atMs)
    },
  }
}

function listLaunch(facts: LaunchFacts, venue: LaunchVenue, liquidityUsd: number): Listing {
  const { address, risk, instrument } = facts
  const { asset } = instrument
  const { chain, standard, curve } = venue
  return {
    id: listingId(chain, address),
    chain,
    address,
    assetId: asset.id,
    symbol: asset.symbol,
    name: asset.name,
    decimals: curve.tokenDecimals,
    standard,
    supplyRaw: BigInt(LAUNCH_SUPPLY) * 10n ** BigInt(curve.tokenDecimals),
    liquidityUsd,
    isVerified: false,
    risk,
  }
}
