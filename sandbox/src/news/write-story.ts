import { type Draw, drawFrom } from '../universe/seeded-draw.ts'
import { writeHostile } from './hostile-text.ts'
import { type MarketEvent, SPAN_MS } from './market-events.ts'

export type Story = {
  readonly id: number
  readonly publishedAtMs: number
  readonly title: string
  readonly summary: string
  readonly outlet: { readonly title: string; readonly domain: string }
  readonly symbol: string
  readonly assetName: string
  /** How readers took it: above zero as good news. */
  readonly tone: -1 | 0 | 1
  /** How much it was talked of. */
  readonly weight: number
  readonly isHostile: boolean
}

const OUTLETS: readonly [Outlet, ...Outlet[]] = [
  { title: 'The Ledger Post', domain: 'ledgerpost.example' },
  { title: 'Chain Courier', domain: 'chaincourier.example' },
  { title: 'Block Gazette', domain: 'blockgazette.example' },
  { title: 'Coin Weather', domain: 'coinweather.example' },
]
type Outlet = Story['outlet']

const FIRST_DELAY_MS = 60_000
const MORE_DELAY_MS = 540_000
const PLACES_MAX = 100
const FLAT_DAY_PCT = 0.3
/** The first story of every second span carries orders, so that no list of twenty goes without. */
const HOSTILE_EVERY = 2

export function writeStory(seed: string, event: MarketEvent): Story {
  const draw = drawFrom(seed, 'story', event.span, event.place)
  const isHostile = event.place === 0 && event.span % HOSTILE_EVERY === 0
  const { title, summary, tone, weight } = WORDS[event.kind](event as never, draw)
  const order = isHostile ? writeHostile(seed, 'story', event.span) : ''
  return {
    id: event.span * PLACES_MAX + event.place,
    publishedAtMs: Math.round((event.span + 1) * SPAN_MS + FIRST_DELAY_MS + draw.unit() * MORE_DELAY_MS),
    title,
    summary: isHostile ? `${summary} ${order}` : summary,
    outlet: draw.pick(OUTLETS),
    symbol: event.asset.symbol,
    assetName: event.asset.name,
    tone,
    weight,
    isHostile,
  }
}

type Told = Pick<Story, 'title' | 'summary' | 'tone' | 'weight'>
type OfKind<Kind extends MarketEvent['kind']> = Extract<MarketEvent, { kind: Kind }>

const WORDS: { readonly [Kind in MarketEvent['kind']]: (event: OfKind<Kind>, draw: Draw) => Told } = {
  move: ({ asset, movePct, priceUsd }, draw) => {
    const isUp = movePct > 0
    const verb = isUp ? draw.pick(['climbs', 'gains', 'rises']) : draw.pick(['slides', 'loses', 'falls'])
    const why = isUp
      ? draw.pick(['as buyers return', 'on heavy demand', 'after a quiet morning'])
      : draw.pick(['as sellers take over', 'on thin demand', 'after a run of gains'])
    return {
      title: `${asset.name} ${verb} ${Math.abs(movePct).toFixed(1)}% in four hours ${why}`,
      summary: `${asset.symbol} last traded at ${priceText(priceUsd)}, ${isUp ? 'up' : 'down'} ${Math.abs(movePct).toFixed(1)}% over four hours.`,
      tone: isUp ? 1 : -1,
      weight: Math.abs(movePct),
    }
  },
  day: ({ asset, movePct, priceUsd }) => {
    const move = `${Math.abs(movePct).toFixed(1)}%`
    const isFlat = Math.abs(movePct) < FLAT_DAY_PCT
    const end = isFlat ? 'little changed' : `${move} ${movePct > 0 ? 'higher' : 'lower'}`
    return {
      title: `${asset.name} ends the day ${end}`,
      summary: `${asset.symbol} closed at ${priceText(priceUsd)}, ${movePct > 0 ? 'up' : 'down'} ${move} on the day.`,
      tone: isFlat ? 0 : movePct > 0 ? 1 : -1,
      weight: Math.abs(movePct),
    }
  },
  depeg: ({ asset, lowUsd }) => ({
    title: `${asset.name} slips below its peg`,
    summary: `${asset.symbol} was sold for as little as ${priceText(lowUsd)} before buyers stepped in.`,
    tone: -1,
    weight: (1 - lowUsd) * 1_000,
  }),
  launch: ({ asset, mint, marketCapUsd }) => ({
    title: `${asset.name} leaves its bonding curve`,
    summary: `${asset.symbol} (${mint}) now trades in an open pool at a market cap of ${priceText(marketCapUsd)}.`,
    tone: 1,
    weight: 2,
  }),
  regime: ({ mood, rangePct }) => ({
    title: { wild: 'A wild day', calm: 'A calm day', ordinary: 'An ordinary day' }[mood].concat(
      ' for the market comes to an end',
    ),
    summary: `Bitcoin moved within ${rangePct.toFixed(1)}% between its highest and lowest price of the day.`,
    tone: 0,
    weight: rangePct,
  }),
}

function priceText(usd: number): string {
  return `$${usd.toLocaleString('en-US', { maximumSignificantDigits: 5 })}`
}
