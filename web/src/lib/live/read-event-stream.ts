/**
 * Reads server-sent events from an answer. The browser's own EventSource cannot: it needs every event name
 * beforehand, hides the status of a refusal and forgets Last-Event-ID when it gives up.
 */
export type StreamPiece = {
  /** Place in the stream; comes with each event, and alone when a stream begins. */
  readonly id: string | null
  readonly data: string | null
}

export function takePieces(text: string): { readonly pieces: readonly StreamPiece[]; readonly rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  return { pieces: blocks.map(readBlock).filter(({ id, data }) => id !== null || data !== null), rest }
}

function readBlock(block: string): StreamPiece {
  const fields = block.split('\n').map((line) => /^(id|data): ?(.*)$/.exec(line))
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = valuesOf('data')
  return { id: valuesOf('id').at(-1) ?? null, data: data.length === 0 ? null : data.join('\n') }
}

/** Resolves when the server ends the stream; `onSign` hears of every bit of life, heartbeats included. */
export async function readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  options: { readonly onPiece: (piece: StreamPiece) => void; readonly onSign: () => void },
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    options.onSign()
    const taken = takePieces(unread + value)
    unread = taken.rest
    for (const piece of taken.pieces) options.onPiece(piece)
  }
}
