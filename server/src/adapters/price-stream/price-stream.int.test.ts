import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PriceTick } from '@windhover/core/prices/price-tick'
import { startTestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { describe, expect, it } from 'vitest'
import { createPriceStream } from './index.ts'

function listen(url: string) {
  const ticks: PriceTick[] = []
  const troubles: string[] = []
  const running = createPriceStream({ url }).start({
    onTicks: (some) => ticks.push(...some),
    onTrouble: (error) => troubles.push(String(error)),
  })
  return { ticks, troubles, stop: running.stop }
}

describe('the price stream', () => {
  it('comes back by itself when the line is cut, and tells that it was', async () => {
    const sandbox = await startTestSandbox()
    const heard = listen(sandbox.env.PRICE_STREAM_URL ?? '')
    try {
      await waitUntil({ what: 'prices', check: async () => heard.ticks.length > 1_000 })
      await fetch(`${sandbox.httpUrl}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ target: 'price-stream', kind: 'drop', times: 1 }),
      })
      await waitUntil({ what: 'the cut', timeoutMs: 10_000, check: async () => heard.troubles.length > 0 })
      const before = heard.ticks.length
      await waitUntil({
        what: 'prices again',
        timeoutMs: 10_000,
        check: async () => heard.ticks.length > before + 1_000,
      })
    } finally {
      await heard.stop()
      await sandbox.stop()
    }
  })

  it('keeps trying where nobody answers as it should', async () => {
    const server = createServer((_request, response) => response.writeHead(503).end())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const heard = listen(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    try {
      await waitUntil({
        what: 'three tries',
        timeoutMs: 10_000,
        check: async () => heard.troubles.length >= 3,
      })
      expect(heard.ticks).toEqual([])
    } finally {
      await heard.stop()
      server.close()
    }
  })
})
