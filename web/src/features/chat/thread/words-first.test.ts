import { expect, it } from 'vitest'
import { wordsFirst } from './words-first.ts'

const ordered = (...types: readonly string[]) =>
  wordsFirst(types.map((type) => ({ type }))).map(({ part, at }) => `${part.type} ${at}`)

it('puts the words that follow a card above it', () => {
  expect(ordered('card', 'card', 'text')).toEqual(['text 2', 'card 0', 'card 1'])
})

it('keeps every card below its own words', () => {
  expect(ordered('text', 'card', 'text', 'card', 'text')).toEqual([
    'text 0',
    'text 2',
    'card 1',
    'text 4',
    'card 3',
  ])
})

it('leaves cards alone that nothing was said about yet', () => {
  expect(ordered('text', 'card')).toEqual(['text 0', 'card 1'])
})
