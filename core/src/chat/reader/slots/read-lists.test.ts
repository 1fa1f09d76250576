import { describe, expect, it } from 'vitest'
import { createVocabulary } from '../learned/vocabulary.ts'
import { splitWords } from '../words/split-words.ts'
import { findPieces } from './find-pieces.ts'
import { isTime, readCategory, readLaunchpad, readTab, readWindow } from './read-lists.ts'

const WORDS = 'new launches on pump tokens last minutes hours trenches what pumps chain from the'.split(' ')
const piecesOf = (text: string) => findPieces(splitWords(text), createVocabulary(WORDS))

describe('the lists of newcomers', () => {
  it.each([
    ['trenches 5m', '5m'],
    ['in the past five minutes', '5m'],
    ['last hour', '1h'],
    ['over six hours', '6h'],
    ['24 hrs', '24h'],
    ['past day', '24h'],
    ['today', undefined],
    ['25m cap', undefined],
  ])('a window is read from %s', (text, window) => expect(readWindow(text)).toBe(window))

  it.each([
    ['most traded', 'toptraded'],
    ['widely held', 'popular'],
    ['newest in the trenches', 'new'],
    ['organic', 'toporganicscore'],
    ['no bots', 'toporganicscore'],
    ['news', undefined],
  ])('a category is read from %s', (text, category) => expect(readCategory(text)).toBe(category))

  it.each([
    ['about to graduate', 'graduating'],
    ['nearly bonded', 'graduating'],
    ['graduates soon', 'graduating'],
    ['fresh graduates', 'graduated'],
    ['just migrated', 'graduated'],
    ['hottest', 'hot'],
    ['on a bonding curve', undefined],
  ])('a tab is read from %s', (text, tab) => expect(readTab(text)).toBe(tab))

  it.each([
    ['new launches on pump', 'pump'],
    ['what pumps on bnb', 'four-meme'],
    ['new launches on bsc', 'four-meme'],
    ['new launches on raydium', 'launchlab'],
    ['new tokens on hedera', 'none'],
    ['new memejob tokens', 'none'],
    ['new launches', undefined],
  ])('a launchpad is read from %s', (text, launchpad) =>
    expect(readLaunchpad(text, piecesOf(text))).toBe(launchpad),
  )

  it('a figure of time is no number of rows', () => {
    const pieces = piecesOf('10 tokens from the last 5 minutes, 6 hours, 5m')
    const times = pieces.flatMap(({ value, lower }, at) =>
      value.type === 'amount' ? [[lower, isTime(pieces, at)]] : [],
    )
    expect(times).toEqual([
      ['10', false],
      ['5', true],
      ['6', true],
      ['5m', true],
    ])
  })
})
