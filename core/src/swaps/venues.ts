import type { ChainId } from '../chains/chain.ts'
import type { VenueId } from './venue-ids.ts'

/** Venues that serve a chain, best known first. */
export const CHAIN_VENUES: Readonly<Record<ChainId, readonly [VenueId, ...VenueId[]]>> = {
  solana: ['jupiter'],
  ethereum: ['zero-x', 'uniswap-x'],
  // Uniswap X has no fillers on BSC: its provider does not offer it there (decision D11).
  bsc: ['zero-x'],
  hedera: ['saucerswap'],
}

/** The choice on the EVM cards, in the words of the calls. */
export const PROVIDERS = ['auto', 'uniswapx', '0x'] as const
export type Provider = (typeof PROVIDERS)[number]

export const PROVIDER_LABELS: Readonly<Record<Provider, string>> = {
  auto: 'Auto',
  uniswapx: 'Uniswap X',
  '0x': '0x',
}

export const PROVIDER_VENUES: Readonly<Record<Exclude<Provider, 'auto'>, VenueId>> = {
  uniswapx: 'uniswap-x',
  '0x': 'zero-x',
}

export const VENUE_LABELS: Readonly<Record<VenueId, string>> = {
  jupiter: 'Jupiter',
  'zero-x': '0x',
  'uniswap-x': 'Uniswap X',
  saucerswap: 'SaucerSwap',
}

/** Why a choice cannot be taken on a chain; null where it can. */
export function whyNotOffered(chain: 'ethereum' | 'bsc', provider: Provider): string | null {
  if (provider === 'auto' || CHAIN_VENUES[chain].includes(PROVIDER_VENUES[provider])) return null
  return 'Uniswap X is not offered on BSC by its provider. Auto means 0x there.'
}

/** Whose terms are agreed to before the first swap there; a deployment with other contracts changes these. */
export const PROVIDER_TERMS: Readonly<
  Record<Provider, { readonly termsUrl: string; readonly privacyUrl: string }>
> = {
  auto: { termsUrl: 'https://0x.org/terms', privacyUrl: 'https://0x.org/privacy' },
  '0x': { termsUrl: 'https://0x.org/terms', privacyUrl: 'https://0x.org/privacy' },
  uniswapx: {
    termsUrl: 'https://uniswap.org/terms-of-service',
    privacyUrl: 'https://uniswap.org/privacy-policy',
  },
}
