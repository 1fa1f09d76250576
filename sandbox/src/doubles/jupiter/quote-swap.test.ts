import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMarket } from '../../market/create-market.ts'
import { buildUniverse } from '../../universe/build-universe.ts'
import type { Listing } from '../../universe/listing.ts'
import { quoteSwap } from './quote-swap.ts'
import { launchedToken, SOL_MINT, type TradedToken } from './traded-token.ts'

const universe = buildUniverse('quotes')
const market = createMarket({ seed: 'quotes', universe })
const AT_MS = Date.UTC(2026, 8, 3, 10, 17, 31)

const toToken = (listing: Listing): TradedToken => {
  const asset = universe.asset(listing.assetId)
  if (!asset) throw new Error(`${listing.assetId} is listed and is no asset`)
  return { listing, class: asset.class, bornAtMs: asset.bornAtMs, launch: null }
}
const listed = universe
  .onChain('solana')
  .flatMap((each) => (each.standard === 'native' ? [] : [toToken(each)]))
const onCurve = market.launches.solana.alive(AT_MS).filter((each) => each.phase === 'curve')
const tokens = [...listed, ...onCurve.map(launchedToken)]
const byMint = (mint: string) => {
  const token = listed.find((each) => each.listing.address === mint)
  if (!token) throw new Error(`${mint} is not listed`)
  return token
}
const sol = byMint(SOL_MINT)
const usdc = byMint('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')

const quote = (input: TradedToken, output: TradedToken, amountRaw: bigint) =>
  quoteSwap({ market, input, output, sol, amountRaw, atMs: AT_MS, referralFeeBps: null })

describe('a quote', () => {
  it('there and back is never a gain, whatever is traded', () => {
    const index = fc.nat(tokens.length - 1)
    const amount = fc.bigInt({ min: 1n, max: 10n ** 15n })
    fc.assert(
      fc.property(index, index, amount, (from, to, amountRaw) => {
        const [input, output] = [tokens[from], tokens[to]]
        if (!input || !output || from === to) return
        const there = quote(input, output, amountRaw)
        const back = there && quote(output, input, there.outAmountRaw)
        expect(back === null || back.outAmountRaw <= amountRaw).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('gives more for more, and less for each', () => {
    const bonk = byMint('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263')
    const outputs = [1n, 10n, 1_000n, 100_000n].map(
      (usd) => quote(usdc, bonk, usd * 1_000_000n)?.outAmountRaw ?? 0n,
    )
    const [one = 0n, ten = 0n, thousand = 0n, hundredThousand = 0n] = outputs
    expect(ten > one && ten <= one * 10n + 10n).toBe(true)
    expect(thousand > ten && thousand < ten * 100n).toBe(true)
    expect(hundredThousand > thousand && hundredThousand < thousand * 99n).toBe(true)
  })

  it('takes the fee of its kind', () => {
    const pyusd = byMint('2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo')
    const [launch] = onCurve
    if (!launch) throw new Error('no launch is on its curve')
    const fee = (output: TradedToken) => quote(usdc, output, 5_000_000n)?.feeBps
    expect([fee(pyusd), fee(sol), fee(launchedToken(launch))]).toEqual([0, 2, 50])
  })

  it('on a curve is what the market says the token costs', () => {
    for (const launch of onCurve.slice(0, 20)) {
      const token = launchedToken(launch)
      const small = quote(sol, token, 1_000_000n)
      if (!small) continue
      // One per cent of the curve, half of one of the platform.
      expect(small.outUsd / small.inUsd).toBeGreaterThan(0.97)
      expect(small.outUsd / small.inUsd).toBeLessThan(1)
    }
  })
})
