import { type LiveEvent, liveEvent } from '@windhover/core/live/live-event'

export type EventStreamClient = {
  readonly status: number
  readonly events: LiveEvent[]
  /** The id a browser would come back with. */
  readonly lastEventId: () => string | null
  readonly comments: string[]
  /** Settles when the server ends the stream. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** Server-sent events as a browser reads them, as far as our stream uses them. */
export async function openEventStream(options: {
  url: string
  headers: Readonly<Record<string, string>>
  lastEventId?: string | null
}): Promise<EventStreamClient> {
  const abort = new AbortController()
  const resume = options.lastEventId ? { 'last-event-id': options.lastEventId } : {}
  const response = await fetch(options.url, {
    headers: { accept: 'text/event-stream', ...options.headers, ...resume },
    signal: abort.signal,
  })
  const events: LiveEvent[] = []
  const comments: string[] = []
  let lastEventId: string | null = null

  const readBlock = (block: string) => {
    let data: string | null = null
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) comments.push(line)
      else if (line.startsWith('id: ')) lastEventId = line.slice(4)
      else if (line.startsWith('data: ')) data = line.slice(6)
    }
    if (data !== null) events.push(liveEvent.parse(JSON.parse(data)))
  }
  const read = async () => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) readBlock(block)
    }
  }
  return {
    status: response.status,
    events,
    comments,
    lastEventId: () => lastEventId,
    ended: read().catch(() => {}),
    close: () => abort.abort(),
  }
}
