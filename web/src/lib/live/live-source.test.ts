import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@windhover/core/live/live-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onSessionLoss } from '../api/session-loss.ts'
import { connectLive, readLiveEvent } from './live-source.ts'
import { takePieces } from './read-event-stream.ts'

const event = (id: string) => ({
  id,
  name: 'vault-created',
  at: '2026-01-01T00:00:00.000Z',
  data: { tokenId: '1' },
})
const wire = (id: string) => `id: ${id}\nevent: vault-created\ndata: ${JSON.stringify(event(id))}\n\n`

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.unstubAllGlobals()
})

/** A real HTTP server; the page's relative address is pointed at it. */
async function serve(answer: (response: ServerResponse, lastEventId: string | undefined) => void) {
  const server = createServer((request, response) => {
    const given = request.headers['last-event-id']
    answer(response, typeof given === 'string' ? given : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const realFetch = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  )
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
}

function listen() {
  const heard: LiveEvent[] = []
  let place: string | null = null
  closers.push(
    connectLive({
      lastEventId: () => place,
      onPlace: (id) => {
        place = id
      },
      onEvent: (one) => heard.push(one),
    }),
  )
  return heard
}

describe('connectLive', () => {
  it('delivers events of any name and comes back for what it missed', async () => {
    const asked: (string | undefined)[] = []
    await serve((response, lastEventId) => {
      asked.push(lastEventId)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`: hello\n\n${wire(String(asked.length)).slice(0, 20)}`)
      response.write(wire(String(asked.length)).slice(20))
      if (asked.length === 1) response.end()
    })
    const heard = listen()
    await vi.waitFor(() => expect(heard.map(({ id }) => id)).toEqual(['1', '2']), 4_000)
    expect(asked).toEqual([undefined, '1'])
  })

  it('remembers its place before the first event came', async () => {
    const asked: (string | undefined)[] = []
    await serve((response, lastEventId) => {
      asked.push(lastEventId)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('id: 41\n\n')
      if (asked.length === 1) response.end()
    })
    listen()
    await vi.waitFor(() => expect(asked).toEqual([undefined, '41']), 4_000)
  })

  it('stops and says so when the session is gone', async () => {
    let calls = 0
    await serve((response) => {
      calls += 1
      response.writeHead(401).end('{}')
    })
    const lost = vi.fn()
    closers.push(onSessionLoss(lost))
    listen()
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
    expect(calls).toBe(1)
  })
})

describe('takePieces', () => {
  it('keeps an unfinished event for the next piece and skips comments', () => {
    expect(
      takePieces(': beat\n\nid: 1\n\ndata: one\r\n\r\nid: 2\ndata:two\ndata: lines\n\ndata: thr'),
    ).toEqual({
      pieces: [
        { id: '1', data: null },
        { id: null, data: 'one' },
        { id: '2', data: 'two\nlines' },
      ],
      rest: 'data: thr',
    })
  })
})

describe('readLiveEvent', () => {
  it('reads the envelope and ignores anything else', () => {
    expect(readLiveEvent(JSON.stringify(event('7')))?.id).toBe('7')
    expect(readLiveEvent('{"id":1}')).toBeNull()
    expect(readLiveEvent('not json')).toBeNull()
  })
})
