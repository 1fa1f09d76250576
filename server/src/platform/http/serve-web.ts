import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { SIGNER_KEY_PATH } from '@windhover/core/authority/vault-record'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WEB_POLICY } from './security-headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** Answers null for a request that no page can answer. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null

/**
 * Serves the files of the built web app where no other server does. Those below /assets carry their hash in the name
 * and are kept for ever.
 */
export function serveWebFiles(app: FastifyInstance, webDist: string): void {
  app.register(fastifyStatic, {
    root: resolve(webDist),
    index: false,
    preCompressed: true,
    // A folder is no file: left to the library it would be a redirect, which a request without
    // `accept-encoding` turns into an error.
    allowedPath: (path) => !path.endsWith('/'),
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache')
      reply.header('content-security-policy', WEB_POLICY)
    },
  })
}

/** The signer writes the file at its start, which may come after ours. */
export function serveSignerKey(app: FastifyInstance, file: string): void {
  app.get(SIGNER_KEY_PATH, async (_request, reply) => {
    const key = await readFile(file, 'utf8').catch(() => null)
    if (key === null) return reply.code(404).send()
    return reply.type('text/plain').header('cache-control', 'no-cache').send(key)
  })
}

/** Every address the app itself understands gets index.html, which the browser asks for anew each time. */
export const answerWebPage: AnswerPage = (request, reply) =>
  isPageRequest(request) ? reply.code(200).sendFile('index.html') : null

/** Somebody who wants to see something, not a script that asks for a file which is gone. */
function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const [path = ''] = request.url.split('?')
  if (path === '/') return true
  const api = path === '/api' || path.startsWith('/api/')
  return !api && (request.headers.accept ?? '').includes('text/html')
}
