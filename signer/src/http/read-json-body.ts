import type { IncomingMessage } from 'node:http'
import { requestErrors } from '@windhover/core/errors/platform-errors'
import { signerErrors } from '@windhover/core/signing/errors'

/** A transaction of Solana and what witnesses say about it, with room. */
const BODY_BYTES_MAX = 16 * 1024
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i

export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw requestErrors.unsupportedMedia()
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) throw requestErrors.tooLarge()
  const body = await readBytes(request)
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw signerErrors.invalidRequest()
  }
}

/** By events: walking through the stream with `for await` costs more than parsing what it brings. */
function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      // What follows is thrown away; the answer ends the connection.
      if (size > BODY_BYTES_MAX) reject(requestErrors.tooLarge())
      else chunks.push(chunk)
    })
    request.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    request.once('error', reject)
    request.once('close', () => reject(signerErrors.invalidRequest()))
  })
}
