import { describe, expect, it } from 'vitest'
import { readMessage } from './read-message.ts'

const row = ['solana', 'So11111111111111111111111111111111111111112', 151.2, 8, 1_800_000_000_000]
const message = (data: unknown) => JSON.stringify({ type: 'prices', data })

describe('a pushed message', () => {
  it('becomes ticks that name their source', () => {
    expect(readMessage(message([row]), 'price-stream')).toEqual({
      type: 'prices',
      ticks: [
        {
          token: 'solana:So11111111111111111111111111111111111111112',
          priceUsd: 151.2,
          confidenceBps: 8,
          observedAtMs: 1_800_000_000_000,
          source: 'price-stream',
        },
      ],
    })
  })

  it.each([
    ['another chain', ['dogechain', 'x', 1, 1, 1]],
    ['an inherited name as chain', ['constructor', 'x', 1, 1, 1]],
    ['a price in text', ['solana', 'x', '1', 1, 1]],
    ['no time', ['solana', 'x', 1, 1]],
    ['no row at all', null],
  ])('leaves out %s and keeps the rest', (_what, bad) => {
    expect(readMessage(message([bad, row]), 's')).toMatchObject({ ticks: [{ priceUsd: 151.2 }] })
  })

  it.each(['', 'nonsense', '[]', 'null', '{"type":"prices"}', '{"type":"news","data":[]}'])(
    'ignores %j',
    (text) => {
      expect(readMessage(text, 's')).toBeNull()
    },
  )

  it('knows a heartbeat', () => {
    expect(readMessage('{"type":"heartbeat"}', 's')).toEqual({ type: 'heartbeat' })
  })
})
