import { describe, expect, it } from 'vitest'
import { domainOf } from './domain-of.ts'

describe('domainOf', () => {
  it.each([
    ['https://www.coindesk.com/markets/1', 'coindesk.com'],
    ['http://evil.example/?x=coindesk.com', 'evil.example'],
    ['https://coindesk.com@evil.example/', 'evil.example'],
    ['https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
    ['javascript:alert(1)', null],
    ['data:text/html,hello', null],
    ['not an address', null],
  ])('%s leads to %s', (url, domain) => expect(domainOf(url)).toBe(domain))
})
