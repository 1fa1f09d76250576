import { expect, it } from 'vitest'
import { isAskedChange, REMOVAL_CUE } from './asked-change.ts'
import { watchlistTools } from './tools.ts'

const sol = ['SOL', 'Solana', 'native']
const alert = (typed: readonly string[], priceUsd = 200) =>
  isAskedChange(typed, { cue: watchlistTools.setAlert.cue, spellings: sol, figures: [priceUsd] })

it('is asked for where the person wrote the token and the price', () => {
  expect(alert(['tell me when SOL goes above 200'])).toBe(true)
  expect(alert(['alert me if solana drops below $3k'], 3_000)).toBe(true)
  expect(alert(['price of SOL', 'tell me when it hits 200'])).toBe(true)
  expect(alert(['set an alert on SOL', '200'])).toBe(true)
})

it('stays an offer where somebody else named the token or the price', () => {
  expect(alert(['what does this page say about alerts?'])).toBe(false)
  expect(alert(['tell me when SOL goes above 200'], 250)).toBe(false)
  expect(alert(['tell me when JUP goes above 200'])).toBe(false)
  expect(alert(['buy SOL for 200 USDC'])).toBe(false)
})

it('is no removal where nobody asked for one lately', () => {
  const removal = (...typed: readonly string[]) =>
    isAskedChange(typed, { cue: REMOVAL_CUE, spellings: sol, figures: [] })
  expect(removal('delete the SOL alert')).toBe(true)
  expect(removal('summarise this page about SOL')).toBe(false)
  expect(removal('delete the SOL alert', 'thanks', 'what is new with SOL?')).toBe(false)
})
