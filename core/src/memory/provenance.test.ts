import { expect, it } from 'vitest'
import { keptSource, MEMORY_SOURCES } from './provenance.ts'

it('keeping a proposal makes it one from the chat, and leaves others what they are', () => {
  expect(MEMORY_SOURCES.map((source) => [source, keptSource(source)])).toEqual([
    ['user', 'user'],
    ['chat', 'chat'],
    ['inferred', 'chat'],
  ])
})
