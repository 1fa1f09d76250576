import { describe, expect, it } from 'vitest'
import { buildUniverse } from '../../universe/build-universe.ts'
import { createMarket } from '../create-market.ts'
import type { Launch } from '../market.ts'

const NOW_MS = Date.UTC(2026, 10, 12, 9, 30)
const readAll = () => {
  const { launches } = createMarket({ seed: 'hostile', universe: buildUniverse('hostile') })
  return [
    ...launches.solana.history('pump', { sinceMs: NOW_MS - 3_600_000 * 2, atMs: NOW_MS }),
    ...launches.bsc.alive(NOW_MS),
    ...launches.hedera.alive(NOW_MS),
  ]
}
const textsOf = ({ listing, description, imageUrl, links }: Launch) => [
  listing.name,
  listing.symbol,
  description,
  imageUrl ?? '',
  ...Object.values(links).map((link) => link ?? ''),
]
/** Everything that the world's own inventions are made of. */
const isPlain = (text: string) => /^[\x20-\x3b\x3d\x3f-\x7e]{0,200}$/.test(text)

describe('words of launches', { timeout: 60_000 }, () => {
  const all = readAll()
  const hostile = all.filter(
    (launch) => !textsOf(launch).every(isPlain) || /^(USDT|SYSTEM|https?:)/.test(textsOf(launch).join(' ')),
  )

  it('mean harm in a few of a hundred, always the same ones', () => {
    expect(hostile.length / all.length).toBeGreaterThan(0.01)
    expect(hostile.length / all.length).toBeLessThan(0.05)
    expect(readAll().map(textsOf)).toEqual(all.map(textsOf))
  })

  it.each([
    ['scripts', /<script|onerror=|onload=|onmouseover=/],
    ['links that run', /^(javascript|data):/],
    ['letters of another alphabet', /[\u0400-\u04ff\uff21-\uff3a]/],
    ['text written backwards', /[\u202e\u2066]/],
    ['letters that nobody sees', /[\u200b-\u200d\u2060\ufeff]/],
    ['orders to a reader', /vault-rescue|instructions|SYSTEM|approved/],
    ['too much', /^.{300,}$/],
  ])('have %s among them', (_family, pattern) => {
    expect(hostile.some((launch) => textsOf(launch).some((text) => pattern.test(text)))).toBe(true)
  })
})
