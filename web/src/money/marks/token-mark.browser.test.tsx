import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, find } from '../../testing/screen.ts'
import { Price } from '../price.tsx'
import { type MarkedToken, TokenMark } from './token-mark.tsx'

let root: Root | null = null
let place: HTMLElement | null = null

function show(node: ReactNode): HTMLElement {
  place = document.body.appendChild(document.createElement('main'))
  root = createRoot(place)
  root.render(node)
  return place
}

afterEach(() => {
  root?.unmount()
  place?.remove()
})

const USDC = {
  chain: 'solana',
  address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  symbol: 'USDC',
} as const
const ON_ETHEREUM = {
  ...USDC,
  chain: 'ethereum',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
} as const
const LOOK_ALIKE: MarkedToken = { ...USDC, address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1w' }

const drawn = (within: HTMLElement) =>
  find('img', within).filter((each) => (each as HTMLImageElement).naturalWidth > 0).length
const sources = (within: HTMLElement) => find('img', within).map((each) => (each as HTMLImageElement).src)

it('gives an asset the same mark on two chains, and a look-alike letters', async () => {
  const shown = show(
    <>
      <TokenMark token={USDC} />
      <TokenMark token={ON_ETHEREUM} />
      <TokenMark token={LOOK_ALIKE} />
    </>,
  )
  await eventually(() => drawn(shown)).toBe(2)
  const [one, other] = sources(shown)
  expect(one).toContain('/marks/usdc')
  expect(other).toBe(one)
  await eventually(() => find('svg text', shown).map((each) => each.textContent)).toEqual(['US'])
})

it('names the network at its corner, but never on its own coin', async () => {
  const shown = show(
    <>
      <TokenMark token={ON_ETHEREUM} size={28} badgeOn="surface" />
      <TokenMark
        token={{ chain: 'ethereum', address: 'native', symbol: 'ETH' }}
        size={28}
        badgeOn="surface"
      />
    </>,
  )
  await eventually(() => drawn(shown)).toBe(3)
  const badge = page.getByRole('img', { name: 'on Ethereum' })
  expect(badge.elements()).toHaveLength(1)
  expect(badge.element().getBoundingClientRect().width).toBe(14)
})

it('counts the zeros of a tiny price in a small figure, and tells all of it to a screen reader', async () => {
  show(
    <p style={{ fontSize: 13 }}>
      <Price usd={0.0000203318} /> <Price usd={null} />
    </p>,
  )
  const price = page.getByRole('img', { name: '$0.00002033' })
  await expect.element(price).toBeVisible()
  expect(price.element().innerHTML).toMatch(/^\$0\.0<sub [^>]+>4<\/sub>2033$/)
  expect(price.element().parentElement?.title).toBe('$0.0000203318')
  const [count] = find('sub')
  expect(count && getComputedStyle(count).fontSize).toBe('9px')
  expect(place?.innerText).toMatch(/ –$/)
})
