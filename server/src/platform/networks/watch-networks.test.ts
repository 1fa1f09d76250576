import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAIN_NETWORKS } from '@windhover/core/chains/networks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Comparison, compareNodes } from './compare-nodes.ts'
import { watchNetworks } from './watch-networks.ts'

const AGREED: Comparison = { strangers: [], silent: [] }
const STRANGER: Comparison = { strangers: ['the node of bsc is on network 97, not 56'], silent: [] }
const HOUR_MS = 3_600_000

describe('watching networks', () => {
  afterEach(() => void vi.useRealTimers())

  it('does not begin where somebody is on another network', async () => {
    await expect(watchNetworks({ compare: async () => STRANGER })).rejects.toThrow('network 97, not 56')
  })

  it('looks again every hour, and says what has changed', async () => {
    vi.useFakeTimers()
    const onStranger = vi.fn()
    const compare = vi.fn(async () => AGREED)
    await watchNetworks({ compare, onStranger })
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
    expect(compare).toHaveBeenCalledTimes(3)
    compare.mockResolvedValueOnce(STRANGER)
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(onStranger).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('network 97, not 56') }),
    )
  })

  it('begins where nobody answers, asks again soon, and stops when told to', async () => {
    vi.useFakeTimers()
    const compare = vi.fn(async () => ({ strangers: [], silent: ['the node of bsc'] }))
    const { stop } = await watchNetworks({ compare })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(compare).toHaveBeenCalledTimes(2)
    stop()
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(compare).toHaveBeenCalledTimes(2)
  })
})

describe('nodes', () => {
  const SAID: Readonly<Record<string, string>> = {
    '/solana': 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    '/ethereum': '0x1',
    '/bsc': 'no number',
  }

  it('are strangers on another network, and silent where they say nothing that counts', async () => {
    const server = createServer((request, response) =>
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: SAID[request.url ?? ''] })),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const rpcUrls = {
      solana: `${at}/solana`,
      ethereum: `${at}/ethereum`,
      bsc: `${at}/bsc`,
      hedera: 'http://127.0.0.1:9',
    }
    try {
      expect(await compareNodes(MAIN_NETWORKS, rpcUrls)).toEqual({
        strangers: [`the node of solana is on network ${SAID['/solana']}, not ${MAIN_NETWORKS.solana}`],
        silent: ['the node of bsc', 'the node of hedera'],
      })
    } finally {
      server.close().closeAllConnections()
    }
  })
})
