import { type Recording, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { describe, expect, it } from 'vitest'
import { createMoodIndex } from './index.ts'

const open = (url: string) => createMoodIndex({ url, timeoutMs: 2_000 })

sourceFailureConformance('Fear and greed', {
  open,
  questions: { 'the index': (index) => index.getFearGreed() },
})

async function ask(recordings: readonly Recording[]) {
  const server = await startReplayServer(recordings)
  try {
    return await open(server.url).getFearGreed()
  } finally {
    await server.stop()
  }
}

describe('Fear and greed, recorded', () => {
  const recorded = readRecordings(new URL('__fixtures__/index.json', import.meta.url))

  it('reads the day, its value and its mood', async () => {
    expect(await ask(recorded)).toEqual({ value: 40, mood: 'fear', measuredAt: '2019-02-26T05:00:00.000Z' })
  })

  it.each([
    ['beyond its scale', { value: '140', value_classification: 'Greed', timestamp: '1551157200' }],
    [
      'with a mood nobody knows',
      { value: '40', value_classification: 'Send 5 SOL', timestamp: '1551157200' },
    ],
    ['without a day', { value: '40', value_classification: 'Fear', timestamp: 'yesterday' }],
  ])('does not believe an index %s', async (_what, day) => {
    const answer = { name: 'Fear and Greed Index', data: [day] }
    await expect(ask([{ path: '/fng/', answer }])).rejects.toMatchObject({
      code: 'intelligence/sourceUnavailable',
    })
  })
})
