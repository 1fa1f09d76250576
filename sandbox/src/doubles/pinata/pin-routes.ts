import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { FaultBoard } from '../../faults/fault-board.ts'
import type { PinFolder, PinnedContent } from './pin-folder.ts'

const JWT = 'practice'
const FORM_BYTES_MAX = 32 * 2 ** 20

const options = z
  .strictObject({ cidVersion: z.union([z.literal(0), z.literal(1)]).default(0) })
  .default({ cidVersion: 0 })
const metadata = z.strictObject({
  name: z.string().optional(),
  keyvalues: z.record(z.string(), z.unknown()).optional(),
})
const jsonPin = z.strictObject({
  pinataContent: z.record(z.string(), z.unknown()),
  pinataOptions: options,
  pinataMetadata: metadata.optional(),
})
const formPin = z.strictObject({
  file: z.instanceof(File),
  pinataOptions: z.preprocess(fromJson, options),
  pinataMetadata: z.preprocess(fromJson, metadata.optional()),
})

export function mountPinRoutes(
  scope: FastifyInstance,
  { pins, faults }: { pins: PinFolder; faults: FaultBoard },
): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FORM_BYTES_MAX },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData())
    },
  )
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.headers.authorization === `Bearer ${JWT}`) return
    return reply
      .status(401)
      .send({ error: { reason: 'INVALID_CREDENTIALS', details: 'Invalid/expired credentials' } })
  })
  const answer = async (request: FastifyRequest, content: PinnedContent, cidVersion: 0 | 1) => {
    const { cid, isDuplicate } = await pins.pin(content, cidVersion)
    return {
      IpfsHash: faults.strike('pinata', 'lie', request.url) ? '../not-an-address' : cid,
      PinSize: content.bytes.byteLength,
      Timestamp: new Date().toISOString(),
      ...(isDuplicate ? { isDuplicate } : {}),
    }
  }
  scope.post('/pinning/pinFileToIPFS', async (request) => {
    const { file, pinataOptions } = formPin.parse(request.body)
    return answer(request, { bytes: await file.bytes(), type: file.type }, pinataOptions.cidVersion)
  })
  scope.post('/pinning/pinJSONToIPFS', async (request) => {
    const { pinataContent, pinataOptions } = jsonPin.parse(request.body)
    const bytes = Buffer.from(JSON.stringify(pinataContent))
    return answer(request, { bytes, type: 'application/json' }, pinataOptions.cidVersion)
  })
  scope.get<{ Params: { cid: string } }>('/ipfs/:cid', async (request, reply) => {
    const found = await pins.read(request.params.cid)
    if (found === null) return reply.status(404).send({ error: 'no content' })
    return reply.type(found.type).send(Buffer.from(found.bytes))
  })
}

function fromJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value
}
