import { double } from '@windhover/sandbox/doubles/pinata/index'
import { startDoubles, type TestDoubles } from '@windhover/testkit/start-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readFileConfig } from '../../file-config.ts'
import type { Pinning } from '../../ports/pinning.ts'
import { createPinning } from './index.ts'

let doubles: TestDoubles
let pinning: Pinning
beforeAll(async () => {
  doubles = await startDoubles([double])
  const config = readFileConfig(doubles.env).pinning
  if (config === null) throw new Error('no settings for pinning')
  pinning = createPinning(config)
})
afterEach(() => doubles.faults.clear())
afterAll(() => doubles?.stop())

const bytes = new TextEncoder().encode('hello world')
const pinFile = () => pinning.pinFile({ bytes, type: 'image/png' })

describe('pinning', () => {
  it('R3-075 puts a file where its own bytes say, under its type', async () => {
    const url = await pinFile()
    expect(url).toMatch(/\/ipfs\/bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e$/)
    const seen = await fetch(url)
    expect([seen.headers.get('content-type'), await seen.text()]).toEqual(['image/png', 'hello world'])
    expect(await pinFile()).toBe(url)
  })

  it('puts metadata there as it is', async () => {
    const url = await pinning.pinMetadata({ name: 'Kestrel', symbol: 'KES' })
    expect(await (await fetch(url)).json()).toEqual({ name: 'Kestrel', symbol: 'KES' })
  })

  it.each(['drop', 'server-error', 'rate-limit', 'lie'] as const)(
    'R3-159 R3-160 says in one sentence each what failed: %s',
    async (kind) => {
      doubles.faults.set({ target: 'pinata', kind })
      await expect(pinFile()).rejects.toMatchObject({
        code: 'pin/fileFailed',
        message: 'Failed to upload file to IPFS',
      })
      await expect(pinning.pinMetadata({ name: 'x' })).rejects.toMatchObject({
        code: 'pin/metadataFailed',
        message: 'Failed to upload metadata to IPFS',
      })
    },
  )

  it('fails with a key that is not known', async () => {
    const { PINATA_URL: url = '', PINATA_GATEWAY_URL: gatewayUrl = '' } = doubles.env
    const stranger = createPinning({ url, gatewayUrl, jwt: 'other' })
    await expect(stranger.pinMetadata({ name: 'x' })).rejects.toMatchObject({ code: 'pin/metadataFailed' })
  })
})
