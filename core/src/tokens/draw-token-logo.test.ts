import { describe, expect, it } from 'vitest'
import { drawTokenLogo } from './draw-token-logo.ts'

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

describe('drawTokenLogo', () => {
  it('draws the same logo for the same token', () => {
    expect(drawTokenLogo({ symbol: 'USDC', address: MINT })).toBe(
      drawTokenLogo({ symbol: 'USDC', address: MINT }),
    )
  })

  it('does not let a copy look like the original', () => {
    const others = Array.from({ length: 200 }, (_, number) =>
      drawTokenLogo({ symbol: 'USDC', address: `0.0.${number}` }),
    )
    expect(new Set(others).size).toBeGreaterThan(150)
  })

  it.each([
    ['USDC', 'USDC'],
    ['JitoSOL', 'Jito'],
    ['USDC[hts]', 'USDC'],
    ['$WIF', 'WIF'],
    ['W', 'W'],
    ['', '?'],
    ['$$$', '?'],
    ['ДОМИК', 'ДОМИ'],
  ])('shows of %j the letters %j', (symbol, letters) => {
    expect(drawTokenLogo({ symbol, address: MINT })).toContain(`>${letters}</text>`)
  })

  it('escapes what a token calls itself', () => {
    const svg = drawTokenLogo({ symbol: `<script>alert('1')</script>&"`, address: '"><script>' })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('<title>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&quot;</title>')
  })

  it('leaves out what no XML may contain', () => {
    const svg = drawTokenLogo({ symbol: 'A\u0000\u001b\ud800B', address: MINT })
    expect(svg).toContain('<title>A\ufffdB</title>')
    expect(svg.isWellFormed()).toBe(true)
  })

  it('carries its letters with enough contrast on every ground', () => {
    const grounds = new Map<string, string>()
    for (let number = 0; number < 400; number++) {
      const svg = drawTokenLogo({ symbol: 'X', address: String(number) })
      grounds.set(/stop-color="(#\w+)"/.exec(svg)?.[1] ?? '', /fill="(#\w+)" font-size/.exec(svg)?.[1] ?? '')
    }
    expect(grounds.size).toBe(12)
    for (const [ground, ink] of grounds) expect(contrast(ground, ink), ground).toBeGreaterThan(4.5)
  })
})

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
