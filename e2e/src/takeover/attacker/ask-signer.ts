import { connect, type Socket } from 'node:net'

export type SignerAnswer = { readonly status: number; readonly body: unknown }

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * One kept connection to the signer's socket, written by hand: no client of ours stands between what an attacker sends
 * and what the signer reads. One question at a time.
 */
export type SignerLine = {
  readonly ask: (method: string, path: string, body?: string) => Promise<SignerAnswer>
  readonly close: () => void
}

export async function openSignerLine(socketPath: string): Promise<SignerLine> {
  let socket = await open(socketPath)
  return {
    ask: async (method, path, body = '') => {
      if (socket.destroyed) socket = await open(socketPath)
      const head = [
        `${method} ${path} HTTP/1.1`,
        'host: signer',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      return await exchange(socket, `${head.join('\r\n')}\r\n\r\n${body}`)
    },
    close: () => socket.destroy(),
  }
}

/** One question on a connection of its own. */
export async function askSigner(
  socketPath: string,
  question: { method: string; path: string; body?: unknown },
): Promise<SignerAnswer> {
  const line = await openSignerLine(socketPath)
  try {
    const { method, path, body } = question
    return await line.ask(method, path, body === undefined ? undefined : JSON.stringify(body))
  } finally {
    line.close()
  }
}

function open(socketPath: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath)
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      // Whoever waits hears of an end by `close`; this keeps it from ending the program.
      socket.on('error', () => {})
      resolve(socket)
    })
  })
}

function exchange(socket: Socket, request: string): Promise<SignerAnswer> {
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0)
    const end = () => {
      socket.off('data', read)
      socket.off('close', lost)
    }
    const lost = () => {
      end()
      reject(new Error('the signer closed the connection'))
    }
    const read = (chunk: Buffer) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
      const answer = parseAnswer(bytes)
      if (answer === null) return
      end()
      if (answer.closes) socket.destroy()
      resolve(answer)
    }
    socket.on('data', read)
    socket.on('close', lost)
    socket.write(request)
  })
}

function parseAnswer(bytes: Buffer): (SignerAnswer & { closes: boolean }) | null {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd === -1) return null
  const head = bytes.subarray(0, headEnd).toString('latin1')
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const start = headEnd + HEAD_END.length
  if (bytes.length < start + length) return null
  const text = bytes.subarray(start, start + length).toString('utf8')
  return {
    status: Number(head.slice(9, 12)),
    body: readJson(text),
    closes: /connection: close/i.test(head),
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
