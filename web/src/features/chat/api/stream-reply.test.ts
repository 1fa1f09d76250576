import type { UIMessageChunk } from 'ai'
import { describe, expect, it, vi } from 'vitest'
import { streamReply } from './stream-reply.ts'

type Body = ReadableStream<Uint8Array<ArrayBuffer>>
const delta = (text: string): UIMessageChunk => ({ type: 'text-delta', id: 't', delta: text })
const event = (number: number, chunk: UIMessageChunk) => `id: ${number}\ndata: ${JSON.stringify(chunk)}\n\n`

/** A connection that brings these texts and then ends, breaks or stays silent. */
function connection(texts: readonly string[], end: 'ends' | 'breaks' | 'stays' = 'ends'): Body {
  const encoder = new TextEncoder()
  const left = [...texts]
  return new ReadableStream({
    pull(controller) {
      const next = left.shift()
      if (next !== undefined) controller.enqueue(encoder.encode(next))
      else if (end === 'ends') controller.close()
      else if (end === 'breaks') controller.error(new TypeError('network error'))
      else return new Promise(() => {})
    },
  })
}

async function readAll(stream: ReadableStream<UIMessageChunk>): Promise<UIMessageChunk[]> {
  const read: UIMessageChunk[] = []
  for await (const chunk of stream as unknown as AsyncIterable<UIMessageChunk>) read.push(chunk)
  return read
}
const calm = { signal: undefined, onTailLost: () => {} }

describe('streamReply', () => {
  it('hands on what comes, also when it is cut anywhere', async () => {
    const whole = event(1, delta('a')) + event(2, delta('b')) + event(3, { type: 'finish' })
    const first = connection([whole.slice(0, 17), whole.slice(17, 60), whole.slice(60)])
    const goOn = vi.fn()
    expect(await readAll(streamReply({ ...calm, first, goOn }))).toEqual([
      delta('a'),
      delta('b'),
      { type: 'finish' },
    ])
    expect(goOn).not.toHaveBeenCalled()
  })

  it.each(['ends', 'breaks'] as const)('goes on after its last number when the line %s', async (end) => {
    const goOn = vi.fn(async (after: number) =>
      // The server tells the last one again: it must not be written twice.
      connection([
        event(after, delta('b')),
        event(after + 1, delta('c')),
        event(after + 2, { type: 'finish' }),
      ]),
    )
    const first = connection([event(1, delta('a')), event(2, delta('b'))], end)
    expect(await readAll(streamReply({ ...calm, first, goOn }))).toEqual([
      delta('a'),
      delta('b'),
      delta('c'),
      { type: 'finish' },
    ])
    expect(goOn.mock.calls).toEqual([[2]])
  })

  it('asks the records for the tail when nobody writes any more', async () => {
    const onTailLost = vi.fn()
    const first = connection([event(1, delta('a'))])
    await readAll(streamReply({ ...calm, onTailLost, first, goOn: async () => null }))
    expect(onTailLost).toHaveBeenCalledOnce()
  })

  it('R1-210 runs out of breath when no part comes; a heartbeat is no part', async () => {
    const first = connection([event(1, delta('a')), ': heartbeat\n\n', ': heartbeat\n\n'], 'stays')
    const goOn = vi.fn()
    const reading = readAll(streamReply({ ...calm, first, goOn, silenceMs: 80 }))
    await expect(reading).rejects.toThrow('I ran out of breath!')
    expect(goOn).not.toHaveBeenCalled()
  })
})
