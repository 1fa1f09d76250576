import { describe, expect, it } from 'vitest'
import { matchParts } from './match-letters.ts'
import { nextEntry, type PaletteEntry, searchPalette } from './palette-entries.ts'

function entry(title: string, group: string, keywords: string[] = []): PaletteEntry {
  return { id: title, title, group, icon: null, keywords, note: '', enterDoes: 'open', run: () => undefined }
}

const entries = [
  entry('Swap Solana', 'Apps', ['Trade']),
  entry('Swap Ethereum', 'Apps', ['Trade']),
  entry('Swap BSC', 'Apps', ['Trade']),
  entry('Swap Hedera', 'Apps', ['Trade']),
  entry('Settings', 'Apps', ['Account']),
  entry('Vault #1042', 'Vaults'),
]

const titles = (typed: string) =>
  searchPalette(entries, typed).map((group) => [group.name, group.entries.map((e) => e.title)])

describe('searchPalette', () => {
  it('shows everything by group before typing', () => {
    expect(titles(' ')).toEqual([
      ['Apps', ['Swap Solana', 'Swap Ethereum', 'Swap BSC', 'Swap Hedera', 'Settings']],
      ['Vaults', ['Vault #1042']],
    ])
  })
  it('shows at most three of a group while searching', () => {
    expect(titles('swap')).toEqual([['Apps', ['Swap Solana', 'Swap Ethereum', 'Swap BSC']]])
  })
  it('puts the start of a title before the start of a word before its middle', () => {
    expect(titles('s')[0]?.[1]).toEqual(['Swap Solana', 'Swap Ethereum', 'Swap BSC'])
    expect(titles('he')[0]?.[1]).toEqual(['Swap Hedera', 'Swap Ethereum'])
    expect(titles('104')).toEqual([['Vaults', ['Vault #1042']]])
  })
  it('finds by a hidden word from its start only', () => {
    expect(titles('acc')).toEqual([['Apps', ['Settings']]])
    expect(titles('ccount')).toEqual([])
  })
})

describe('nextEntry', () => {
  const [first, second, , , , last] = entries
  it.each([
    ['ArrowDown', first, second],
    ['ArrowUp', second, first],
    ['ArrowDown', last, first],
    ['ArrowUp', first, last],
    ['a', first, null],
  ])('%s', (key, from, to) => expect(nextEntry(entries, from ?? null, key)).toBe(to))
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
