import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFaultBoard, type FaultBoard } from '../../faults/fault-board.ts'
import type { World } from '../../world/world.ts'
import { mountDouble } from '../mount-doubles.ts'
import { computeCid } from './compute-cid.ts'
import { double } from './index.ts'

/** What other programs of IPFS give for the same words; not computed here. */
const HELLO_V0 = 'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o'
const HELLO_V1 = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'

let app: FastifyInstance
let faults: FaultBoard
let stateDir = ''
async function start(): Promise<void> {
  app = Fastify()
  await mountDouble(app, double, { faults, stateDir } as World)
}
beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'wh-pins-'))
  faults = createFaultBoard()
  await start()
})
afterEach(async () => {
  await app.close()
  await rm(stateDir, { recursive: true, force: true })
})

const KEY = { authorization: 'Bearer practice' }
async function pinFile(text: string, options?: string, headers: Record<string, string> = KEY) {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/plain' }), 'hello.txt')
  if (options !== undefined) form.append('pinataOptions', options)
  const request = new Request('http://x', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/pinata/pinning/pinFileToIPFS',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const pinJson = (payload: object) =>
  app.inject({ method: 'POST', url: '/pinata/pinning/pinJSONToIPFS', headers: KEY, payload })

describe('the practice pins', () => {
  it('have the addresses that IPFS gives to the same bytes', async () => {
    expect((await pinFile('hello world\n')).json().IpfsHash).toBe(HELLO_V0)
    expect((await pinFile('hello world', '{"cidVersion":1}')).json().IpfsHash).toBe(HELLO_V1)
    const long = new Uint8Array(600_000)
    expect(await computeCid(long, 1)).toMatch(/^bafybei/)
    expect(await computeCid(long, 0)).toMatch(/^Qm/)
  })

  it('can be looked at through the gateway, also after a restart', async () => {
    const pinned = await pinJson({ pinataContent: { name: 'Kestrel' }, pinataOptions: { cidVersion: 1 } })
    await app.close()
    await start()
    const seen = await app.inject({ url: `/pinata/ipfs/${pinned.json().IpfsHash}` })
    expect([seen.headers['content-type'], seen.json()]).toEqual(['application/json', { name: 'Kestrel' }])
    expect((await app.inject({ url: `/pinata/ipfs/${HELLO_V0}` })).statusCode).toBe(404)
    expect((await app.inject({ url: '/pinata/ipfs/..%2F..%2Fetc%2Fpasswd' })).statusCode).toBe(404)
  })

  it('say when they were there before', async () => {
    expect((await pinFile('again')).json().isDuplicate).toBeUndefined()
    expect((await pinFile('again')).json()).toMatchObject({ isDuplicate: true, PinSize: 5 })
  })

  it('are refused without the key, without a file, and with options the original does not have', async () => {
    expect((await pinFile('x', undefined, { authorization: 'Bearer other' })).statusCode).toBe(401)
    expect((await pinFile('x', '{"cidVersion":2}')).statusCode).toBe(400)
    expect((await pinFile('x', '{"other":1}')).statusCode).toBe(400)
    expect((await pinJson({ pinataContent: 'text' })).statusCode).toBe(400)
    expect((await pinJson({})).statusCode).toBe(400)
  })

  it('lie: an address that is none', async () => {
    faults.set({ target: 'pinata', kind: 'lie', times: 1 })
    expect((await pinFile('x')).json().IpfsHash).toBe('../not-an-address')
  })
})
