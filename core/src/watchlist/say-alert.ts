import { formatMarketCap } from '../balances/format-figures.ts'
import { showPrice } from '../money/show-price.ts'
import { cleanText } from '../text/clean-text.ts'
import type { AlertFiring, AlertRepeat, AlertRule } from './contract.ts'

const SYMBOL_CHARS = 20

/** What has to happen, as a sentence: 'Price above $0.5500'. */
export function sayRule(rule: AlertRule): string {
  switch (rule.kind) {
    case 'price':
      return `Price ${rule.side} ${showPrice(rule.priceUsd)}`
    case 'volume':
      return `Volume ${VOLUME_GROWS[rule.times]} in 1 h`
    case 'whale':
      return `One buy above ${formatMarketCap(rule.valueUsd)}`
    case 'graduation':
      return 'Leaves its bonding curve'
  }
}

export function sayRepeat(repeat: AlertRepeat): string {
  return repeat === 'once' ? 'once' : 'every time, at most 1 an hour'
}

/** What has happened: 'JUP is above $0.5500'. */
export function sayFiring({
  token,
  rule,
  observed,
}: Pick<AlertFiring, 'token' | 'rule' | 'observed'>): string {
  // Whoever makes a token names it.
  const symbol = cleanText(token.symbol, SYMBOL_CHARS) || 'A token'
  switch (rule.kind) {
    case 'price':
      return `${symbol} is ${rule.side} ${showPrice(rule.priceUsd)}`
    case 'volume':
      return `Volume of ${symbol} ${VOLUME_GREW[rule.times]} in 1 h`
    case 'whale':
      return `One buy of ${symbol} for ${formatMarketCap(observed ?? rule.valueUsd)}`
    case 'graduation':
      return `${symbol} left its bonding curve`
  }
}

type Times = Extract<AlertRule, { kind: 'volume' }>['times']

const VOLUME_GROWS: Readonly<Record<Times, string>> = {
  2: 'doubles',
  3: 'triples',
  5: 'grows fivefold',
  10: 'grows tenfold',
}
const VOLUME_GREW: Readonly<Record<Times, string>> = {
  2: 'doubled',
  3: 'tripled',
  5: 'grew fivefold',
  10: 'grew tenfold',
}
