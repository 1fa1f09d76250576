import { toOutsideUrl } from '../intelligence/untrusted-text.ts'
import { cleanText } from '../text/clean-text.ts'
import type { DiscoveredToken } from './contract.ts'

const SYMBOL_CHARS = 32
const LOGO_CHARS = 500
const LOGO = /^(?:https?|ipfs):\/\/\S+$/i

type Links = DiscoveredToken['links']
type Words = Readonly<Record<'address' | 'symbol' | 'name', string>>
type Told = Pick<DiscoveredToken, 'chain'> &
  Words & { readonly links?: { readonly [Place in keyof Links]?: string | null | undefined } } & Partial<
    Omit<DiscoveredToken, 'links'>
  >

const NOTHING_TOLD = {
  decimals: null,
  isVerified: false,
  createdAt: null,
  priceUsd: null,
  changePct: null,
  volumeUsd: null,
  buys: null,
  sells: null,
  marketCapUsd: null,
  liquidityUsd: null,
  holderCount: null,
  devHoldingPct: null,
  insiderHoldingPct: null,
  sniperWallets: null,
  launch: null,
} as const

/** What one list says of a token. Names, pictures and links are a stranger's: nothing unseen or unusual stays in them. */
export function describeToken({ links = {}, ...told }: Told): DiscoveredToken {
  return {
    ...NOTHING_TOLD,
    ...told,
    ...cleanNames(told),
    logoURI: cleanLogo(told.logoURI),
    links: cleanLinks(links),
  }
}

export function cleanNames({ symbol, name }: { readonly symbol: string; readonly name: string }) {
  const shown = cleanText(symbol, SYMBOL_CHARS) || '?'
  return { symbol: shown, name: cleanText(name) || shown }
}

export function cleanLogo(url: string | null | undefined): string | null {
  return url && url.length <= LOGO_CHARS && LOGO.test(url) ? url : null
}

export function cleanLinks(links: { readonly [Place in keyof Links]?: string | null | undefined }): Links {
  return {
    website: toOutsideUrl(links.website),
    twitter: toOutsideUrl(links.twitter),
    telegram: toOutsideUrl(links.telegram),
    discord: toOutsideUrl(links.discord),
  }
}

/** A share of a whole, between nothing and all of it. */
export function shareOf(part: number | null, whole = 1): number | null {
  return part === null ? null : Math.min(1, Math.max(0, part / whole))
}
