import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FaultBoard } from '../../faults/fault-board.ts'
import { checkSignature } from './check-signature.ts'
import { describeRefusal } from './describe-refusal.ts'

const BUCKET = 'windhover'
const CREDENTIALS = { accessKeyId: 'practice', secretAccessKey: 'practice' }
const OBJECT_BYTES_MAX = 64 * 2 ** 20

const STATUS: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
}

/** One bucket, addressed by path. Every request has to be signed as it came, body and all. */
export function mountObjectRoutes(
  scope: FastifyInstance,
  { folder, faults }: { folder: string; faults: FaultBoard },
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: OBJECT_BYTES_MAX },
    (_request, body, done) => done(null, body),
  )
  scope.addHook('preHandler', async (request, reply) => {
    const { method, headers } = request
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const code = checkSignature(
      { method, headers, body, url: request.raw.url ?? '' },
      CREDENTIALS,
      Date.now(),
    )
    if (code !== null) return refuse(reply, code)
    if ((request.params as { bucket: string }).bucket !== BUCKET) return refuse(reply, 'NoSuchBucket')
  })
  const pathOf = (request: FastifyRequest) =>
    join(
      folder,
      createHash('sha256')
        .update((request.params as { '*': string })['*'])
        .digest('hex'),
    )
  const read = (request: FastifyRequest) => readFile(pathOf(request)).catch(() => null)

  scope.head('/:bucket/*', async (request, reply) => {
    const bytes = await read(request)
    if (bytes === null) return reply.status(404).send()
    return reply.headers({ etag: etagOf(bytes), 'content-length': bytes.byteLength }).send()
  })
  scope.get('/:bucket/*', { exposeHeadRoute: false }, async (request, reply) => {
    const bytes = await read(request)
    if (bytes === null) return refuse(reply, 'NoSuchKey')
    const isLie = faults.strike('s3', 'lie', request.url) !== null
    return reply.headers({ etag: etagOf(bytes) }).send(isLie ? Buffer.from(bytes).reverse() : bytes)
  })
  scope.put('/:bucket/*', async (request, reply) => {
    const bytes = request.body as Buffer
    await mkdir(folder, { recursive: true })
    await writeFile(pathOf(request), bytes)
    return reply.headers({ etag: etagOf(bytes) }).send()
  })
  scope.delete('/:bucket/*', async (request, reply) => {
    await rm(pathOf(request), { force: true })
    return reply.status(204).send()
  })
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function refuse(reply: FastifyReply, code: string): FastifyReply {
  const { status, headers, body } = describeRefusal(STATUS[code] ?? 403, code)
  return reply.status(status).headers(headers).send(body)
}
