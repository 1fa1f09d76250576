import { deriveSolanaAuthority } from '../../../universe/derive-address.ts'
import { type Listing, listingId, type TokenRisk, type Universe } from '../../../universe/listing.ts'

export const TEST_SEED = 'solana-tests'
export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
export const TAXED = '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs'
export const FREEZER = '4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R'

const NO_RISK: TokenRisk = {
  mintAuthority: null,
  freezeAuthority: null,
  transferTaxBps: 0,
  honeypot: false,
  thin: false,
}

/** One token of every kind that the chain treats differently. */
export function testUniverse(): Universe {
  const authority = deriveSolanaAuthority(TEST_SEED, 'freezer').address
  const listings = [
    list({ address: 'native', symbol: 'SOL', decimals: 9, standard: 'native' }),
    list({ address: 'So11111111111111111111111111111111111111112', symbol: 'SOL', decimals: 9 }),
    list({ address: USDC, symbol: 'USDC', decimals: 6 }),
    list({ address: BONK, symbol: 'BONK', decimals: 5 }),
    list({
      address: TAXED,
      symbol: 'TAXED',
      decimals: 6,
      standard: 'token-2022',
      risk: { ...NO_RISK, transferTaxBps: 300 },
    }),
    list({
      address: FREEZER,
      symbol: 'FREEZER',
      decimals: 6,
      risk: { ...NO_RISK, freezeAuthority: authority, mintAuthority: authority },
    }),
  ]
  return {
    assets: [],
    listings,
    asset: () => null,
    listing: (chain, address) => listings.find((each) => each.id === listingId(chain, address)) ?? null,
    onChain: (chain) => (chain === 'solana' ? listings : []),
  }
}

export function list(facts: Pick<Listing, 'address' | 'symbol' | 'decimals'> & Partial<Listing>): Listing {
  return {
    id: listingId('solana', facts.address),
    chain: 'solana',
    assetId: facts.symbol,
    name: `${facts.symbol} of the tests`,
    standard: 'spl-token',
    supplyRaw: 10n ** 15n,
    liquidityUsd: 1_000_000,
    isVerified: true,
    risk: NO_RISK,
    ...facts,
  }
}
