import { describe, expect, it } from 'vitest'
import type { PaletteCommand, PaletteEntry } from '../../lib/palette-source.ts'
import { matchParts } from './match-letters.ts'
import { type Found, groupCommands, groupFound, likeliestEntry, nextEntry } from './palette-groups.ts'

function entry(title: string): PaletteEntry {
  return { id: title, title, enterDoes: 'open', run: () => undefined }
}

const command = (title: string, heading: string | null, keywords: string[] = []): PaletteCommand => ({
  ...entry(title),
  heading,
  keywords,
})

const MINT = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const commands = [
  command('Swap Solana', 'Apps', ['Trade']),
  command('Swap Ethereum', 'Apps', ['Trade']),
  command('Swap BSC', 'Apps', ['Trade']),
  command('Swap Hedera', 'Apps', ['Trade']),
  command('Settings', 'Apps', ['Account']),
  command('Vault #1042', 'Vaults', [MINT]),
  command('Hidden Tokens', null),
]

const search = (query: string, found: Found = {}) =>
  groupFound(query, commands, found).map(({ name, entries }) => [name, entries.map(({ title }) => title)])

it('shows commands by their headings before typing', () => {
  expect(groupCommands(commands).map(({ name, entries }) => [name, entries.length])).toEqual([
    ['Apps', 5],
    ['Vaults', 1],
  ])
})

describe('groupFound', () => {
  it('has four groups in this order, of at most three each, and leaves out empty ones', () => {
    const found = {
      Transactions: [entry('Swap 1 SOL')],
      Tokens: ['a', 'b', 'c', 'd'].map(entry),
      Contacts: [],
    }
    expect(search('swap', found)).toEqual([
      ['Tokens', ['a', 'b', 'c']],
      ['Actions', ['Swap Solana', 'Swap Ethereum', 'Swap BSC']],
      ['Transactions', ['Swap 1 SOL']],
    ])
    expect(search('nothing like it')).toEqual([])
  })
  it('puts the start of a title before the start of a word before its middle', () => {
    expect(search('he')).toEqual([['Actions', ['Swap Hedera', 'Swap Ethereum']]])
    expect(search('104')).toEqual([['Actions', ['Vault #1042']]])
  })
  it('finds by a hidden word from its start only, and what is offered nowhere else', () => {
    expect(search('acc')).toEqual([['Actions', ['Settings']]])
    expect(search('ccount')).toEqual([])
    expect(search('hidden')).toEqual([['Actions', ['Hidden Tokens']]])
  })
  it('names a pasted address first', () => {
    const found = { Tokens: [entry('BONK')], Contacts: [entry('Solveig')], Transactions: [entry('Send')] }
    expect(search(MINT, found)).toEqual([
      ['This address is', ['Solveig', 'Vault #1042', 'BONK']],
      ['Transactions', ['Send']],
    ])
  })
})

describe('likeliestEntry', () => {
  const sauce = { ...entry('SAUCE'), detail: 'SaucerSwap' }
  const sol = { ...entry('SOL'), detail: 'Solana' }
  it.each([
    ['swap', 'Swap Solana'],
    ['sol', 'SOL'],
    ['solana', 'SOL'],
    ['saucer', 'SAUCE'],
    ['no name has this', 'SOL'],
  ])('%s is for %s', (query, title) => {
    expect(likeliestEntry([sol, sauce, ...commands], query)?.title).toBe(title)
  })
  it('is nothing where nothing was found', () => expect(likeliestEntry([], 'sol')).toBeNull())
})

describe('nextEntry', () => {
  const [first, second, , , , , last] = commands
  it.each([
    ['ArrowDown', first, second],
    ['ArrowUp', second, first],
    ['ArrowDown', last, first],
    ['ArrowUp', first, last],
    ['a', first, null],
  ])('%s', (key, from, to) => expect(nextEntry(commands, from ?? null, key)).toBe(to))
  it('leads nowhere in an empty list', () => expect(nextEntry([], null, 'ArrowDown')).toBeNull())
})

describe('matchParts', () => {
  it('marks the matched letters in the case of the text', () => {
    expect(matchParts('Swap Solana', 'sol')).toEqual([
      { text: 'Swap ', matched: false },
      { text: 'Sol', matched: true },
      { text: 'ana', matched: false },
    ])
  })
  it('leaves a text without a match whole', () => {
    expect(matchParts('Settings', 'x')).toEqual([{ text: 'Settings', matched: false }])
  })
})
