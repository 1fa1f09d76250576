import { isAddress as isSolanaAddress } from '@solana/kit'
import { isAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { buildUniverse } from './build-universe.ts'
import { deriveSolanaAuthority } from './derive-address.ts'

const universe = buildUniverse('test')

describe('buildUniverse', () => {
  it('lists at least two thousand tokens over four chains, each once', () => {
    expect(universe.listings.length).toBeGreaterThanOrEqual(2_000)
    expect(new Set(universe.listings.map((listing) => listing.id)).size).toBe(universe.listings.length)
    expect(universe.onChain('solana').length).toBeGreaterThan(1_850)
    for (const chain of ['ethereum', 'bsc', 'hedera'] as const) {
      expect(universe.onChain(chain).length).toBeGreaterThanOrEqual(30)
      expect(universe.listing(chain, 'native')?.standard).toBe('native')
    }
  })

  it('is the same for the same seed and another for another', () => {
    expect(buildUniverse('test').listings).toEqual(universe.listings)
    expect(buildUniverse('other').listings).not.toEqual(universe.listings)
  })

  it('keeps well-known tokens where they really are', () => {
    expect(universe.listing('solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')?.symbol).toBe('USDC')
    expect(universe.listing('ethereum', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2')?.assetId).toBe('ETH')
    expect(universe.listing('bsc', '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c')?.symbol).toBe('WBNB')
    expect(universe.listing('hedera', '0.0.731861')?.symbol).toBe('SAUCE')
  })

  it('has addresses and supplies that their chains can hold', () => {
    for (const { chain, address, supplyRaw, assetId } of universe.listings) {
      expect(universe.asset(assetId), assetId).not.toBeNull()
      expect(supplyRaw, assetId).toBeGreaterThan(0n)
      if (address === 'native') continue
      if (chain === 'solana') expect(isSolanaAddress(address), address).toBe(true)
      else if (chain === 'hedera') expect(address).toMatch(/^0\.0\.\d+$/)
      else expect(isAddress(address, { strict: true }), address).toBe(true)
      if (chain === 'solana') expect(supplyRaw, assetId).toBeLessThan(2n ** 64n)
      if (chain === 'hedera') expect(supplyRaw, assetId).toBeLessThan(2n ** 63n)
    }
  })

  it('has of every danger some to learn from, and none of them among the verified', () => {
    const risky = (matches: (listing: (typeof universe.listings)[number]) => boolean) =>
      universe.listings.filter(matches)
    const honeypots = risky((listing) => listing.risk.honeypot)
    const thin = risky((listing) => listing.risk.thin)
    const taxed = risky((listing) => listing.risk.transferTaxBps > 0)
    for (const group of [honeypots, thin, taxed]) {
      expect(group.length).toBeGreaterThan(10)
      expect(group.every((listing) => !listing.isVerified)).toBe(true)
    }
    expect(
      taxed
        .filter((listing) => listing.chain === 'solana')
        .every((listing) => listing.standard === 'token-2022'),
    ).toBe(true)
    const copies = risky((listing) => listing.symbol === 'USDC' && !listing.isVerified)
    expect(copies.length).toBeGreaterThanOrEqual(2)
  })

  it('gives the freezer of a Solana honeypot a key that fits its address', () => {
    const trap = universe.onChain('solana').find((listing) => listing.risk.honeypot)
    expect(trap?.risk.freezeAuthority).toBe(deriveSolanaAuthority('test', trap?.assetId ?? '').address)
  })
})
