import {
  type DiscoveredList,
  type DiscoveredToken,
  discoveryRoutes,
  type Mark,
  type MarkedToken,
} from '@windhover/core/discovery/contract'
import type { StubServer } from '../stub-server.ts'

/** What the lists of newcomers answer: a market of small tokens, some of which there is something to check about. */

const SYMBOLS = [
  'NOODL',
  'MOCHI',
  'YAWN',
  'FERAL',
  'OTTR',
  'GRAVY',
  'KELP',
  'DUSK',
  'BRINE',
  'TOAST',
  'MOTH',
  'PLINK',
] as const
const NAMES = [
  'Noodle Inu',
  'Mochi Cat',
  'Sleepy Cat',
  'Feral Pigeon',
  'Otter Standard',
  'Gravy Train',
  'Kelp Forest',
  'Dusk Walker',
  'Brine Shrimp',
  'Burnt Toast',
  'Lamp Moth',
  'Plinko',
] as const

/** An address of Solana's shape. */
export const addressAt = (place: number): string =>
  `Tok${String(place).padStart(4, 'x').replaceAll('0', 'z')}`.padEnd(44, 'a')

export function trenchesToken(place: number, changes: Partial<DiscoveredToken> = {}): DiscoveredToken {
  const round = place < SYMBOLS.length ? '' : String(place)
  return {
    chain: 'solana',
    address: addressAt(place),
    symbol: `${SYMBOLS[place % SYMBOLS.length]}${round}`,
    name: `${NAMES[place % NAMES.length]}${round === '' ? '' : ` ${round}`}`,
    decimals: 6,
    logoURI: null,
    isVerified: place % 4 === 0,
    createdAt: '2025-11-03T08:00:00.000Z',
    priceUsd: 0.02741 / (place + 1),
    changePct: ((place * 37) % 90) - 20.4,
    volumeUsd: 5_910_000 / (place + 1),
    buys: 100,
    sells: 80,
    marketCapUsd: 27_400_000 / (place + 1),
    liquidityUsd: 1_720_000 / (place + 1),
    holderCount: 1_000 + place,
    devHoldingPct: null,
    insiderHoldingPct: null,
    sniperWallets: null,
    launch: null,
    links: { website: null, twitter: null, telegram: null, discord: null },
    ...changes,
  }
}

export const trenchesTokens = (count: number): DiscoveredToken[] =>
  Array.from({ length: count }, (_, place) => trenchesToken(place))

export function listOf(
  tokens: readonly DiscoveredToken[],
  changes: Partial<DiscoveredList> = {},
): DiscoveredList {
  return {
    tokens: [...tokens],
    nextPageId: null,
    readAt: new Date().toISOString(),
    isStale: false,
    ...changes,
  }
}

const MINT: Mark = {
  ...{ kind: 'mint-authority', state: 'check', claim: 'Mint authority is active' },
  ...{ reason: 'More tokens can be created.', figure: 'can be revoked' },
}
const DEV: Mark = {
  ...{ kind: 'dev-holding', state: 'check', claim: 'Dev holds 12.4%' },
  ...{ reason: 'One seller can move the price.', figure: 'alert at 10%' },
}
const SOLD: Mark = {
  ...{ kind: 'sellable', state: 'fine', claim: 'Can be sold' },
  ...{ reason: 'A sale of 0.1 SOL was simulated.', figure: '−1.4%' },
}
const STUCK: Mark = {
  ...{ kind: 'sellable', state: 'danger', claim: "Can't be sold" },
  ...{ reason: 'A sale of 0.1 SOL was simulated and failed.', figure: null },
}

/** By its place among the addresses: the first can't be sold, every fifth has two things to check. */
export function markedAs(address: string, kind: 'low' | 'check' | 'cannot-sell' | 'unknown'): MarkedToken {
  const marks = { low: [SOLD], check: [MINT, DEV, SOLD], 'cannot-sell': [STUCK, MINT], unknown: [] }[kind]
  const toCheck = marks.filter(({ state }) => state === 'check' || state === 'danger').length
  return { address, verdict: kind, toCheck, marks, checkedAt: new Date().toISOString() }
}

const KINDS = {
  [addressAt(0)]: 'cannot-sell',
  [addressAt(1)]: 'check',
  [addressAt(4)]: 'check',
  [addressAt(7)]: 'unknown',
} as const

export const markOf = (address: string): MarkedToken =>
  markedAs(address, (KINDS as Record<string, 'low' | 'check' | 'cannot-sell' | 'unknown'>)[address] ?? 'low')

export function answerMarks(server: StubServer) {
  return server.answer(discoveryRoutes.markTokens, ({ body }) => (body.addresses as string[]).map(markOf))
}

/** Every category and window has the same tokens, unless a test says otherwise. */
export function answerTrenches(server: StubServer, tokens: readonly DiscoveredToken[] = trenchesTokens(60)) {
  const marks = answerMarks(server)
  return { lists: server.answer(discoveryRoutes.listTrenches, () => listOf(tokens)), marks }
}

/** Something in every list, for tests that open its app for another reason. */
export function answerDiscovery(server: StubServer): void {
  answerTrenches(server)
  const { listMemezone, listLaunchLab, listDbcPools, listBnbLaunches, listMemejob } = discoveryRoutes
  for (const route of [listMemezone, listLaunchLab, listDbcPools, listBnbLaunches])
    server.answer(route, () => listOf(trenchesTokens(20)))
  server.answer(listMemejob, [])
}
