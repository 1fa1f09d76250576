import { expect, it } from 'vitest'
import { tokenSamples } from './testing/tool-samples.ts'
import { tokenToolWords } from './tool-words.ts'

const { words } = tokenToolWords
const done = { status: 'done' } as const

const price = { ...done, ...tokenSamples.get_token_price }
const risk = { ...done, ...tokenSamples.check_token_risk }

it('says a price with its change', () => {
  expect(words.get_token_price(price)).toBe('BONK is at **$0.0₄1234** on Solana, up 8.42% in 24 hours.')
})

it('says what is not known as unknown', () => {
  const token = { ...price.token, priceUsd: null }
  expect(words.get_token_price({ ...price, token })).toBe('BONK has no price on Solana right now.')
})

it('a danger is said before anything that is fine', () => {
  const { passport } = risk
  const danger = { kind: 'no-sell-route', level: 'danger', label: 'Cannot be sold', text: 'x' } as const
  const say = (changes: Partial<typeof passport>) =>
    words.check_token_risk({ ...risk, passport: { ...passport, ...changes } })
  expect(say({ risks: [danger, ...passport.risks] })).toMatch(
    /^BONK on Solana: it looks \*\*dangerous\*\*: cannot be sold and thin liquidity\./,
  )
  expect(say({ imitates: null, risks: [] })).toContain('found no risks')
})
