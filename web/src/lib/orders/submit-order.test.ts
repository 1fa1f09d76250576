import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from './order.ts'
import type { submitOrder as SubmitOrder } from './submit-order.ts'

const KEYS = '../vault-keys/vault-keys.ts'
const APPROVE = '../authority/approve.ts'
const approval = { signed: 'by this browser' }
let submitOrder: typeof SubmitOrder

// Node has no IndexedDB, where the browser keeps its keys; the real ones are proven in the browser. Modules are
// shared between test files, so the stand-in is put into copies of our own.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(KEYS, () => ({ readVaultKey: async () => ({ sealedKey: 'sealed', apiKeyHash: 'hash' }) }))
  vi.doMock(APPROVE, () => ({ approveWithDevice: async () => [approval] }))
  // Fetched with the first press, which must not take the time of a test's clock.
  await import('../authority/approve.ts')
  ;({ submitOrder } = await import('./submit-order.ts'))
})
afterAll(() => {
  vi.doUnmock(KEYS)
  vi.doUnmock(APPROVE)
  vi.resetModules()
})

const intent: Order['intent'] = {
  id: '0190b8f2-7c1e-4d6a-9b7f-3f1c2a4d5e6f',
  vaultId: '1042',
  type: 'wrap',
  chain: 'solana',
  amountRaw: '5',
}
const order: Order = { intent, what: 'Wrap 5 SOL' }
const taken = {
  intent,
  intentHash: 'hash',
  state: 'APPROVED',
  origin: 'panel',
  failure: null,
  transactionId: null,
  explorerUrl: null,
  receipt: null,
  createdAt: '2026-11-15T11:00:00.000Z',
  changedAt: '2026-11-15T11:00:00.000Z',
  checkedAt: null,
}
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

// A stub of the browser's fetch: what counts here is how often and with what it is called.
function answers(...replies: (() => Promise<Response>)[]) {
  const stub = vi.fn((_url: string, _init: RequestInit) => (replies.shift() ?? noAnswer)())
  vi.stubGlobal('fetch', stub)
  return stub
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function submit() {
  const submitted = submitOrder(order)
  await vi.runAllTimersAsync()
  return submitted
}

describe('submitOrder', () => {
  it('asks again under the same id while no answer comes, with the sealed key', async () => {
    const gateway = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    const stub = answers(noAnswer, gateway, async () => Response.json(taken))
    expect(await submit()).toMatchObject({ outcome: 'taken', view: { state: 'APPROVED' } })
    const sent = stub.mock.calls.map(([, init]) => String(init.body))
    expect(new Set(sent)).toEqual(new Set([JSON.stringify({ vaultId: '1042', intent, approval })]))
    expect(sent).toHaveLength(3)
    expect(new Headers(stub.mock.calls[0]?.[1].headers).get('x-api-key')).toBe('sealed')
  })

  it('R1-338 stops after three repeats, and then does not claim that it failed', async () => {
    const stub = answers()
    expect(await submit()).toEqual({ outcome: 'unanswered' })
    expect(stub).toHaveBeenCalledTimes(4)
  })

  it.each([
    [
      409,
      {
        outcome: 'refused',
        failure: { code: 'policy/paused', text: 'Paused.', retryable: true, context: {} },
      },
    ],
    [503, { outcome: 'unanswered' }],
  ])('never repeats by itself after an answer of the server (%i)', async (status, outcome) => {
    const refusal = { error: 'Paused.', code: 'policy/paused', retryable: true, requestId: 'r' }
    const stub = answers(async () => Response.json(refusal, { status }))
    expect(await submit()).toEqual(outcome)
    expect(stub).toHaveBeenCalledTimes(1)
  })

  it('a refusal without words has no reason', async () => {
    answers(async () => new Response('<h1>Conflict</h1>', { status: 409 }))
    expect(await submit()).toEqual({ outcome: 'refused', failure: null })
  })

  it('an answer nobody can read may have been a yes', async () => {
    answers(...Array.from({ length: 4 }, () => async () => Response.json({ unexpected: true })))
    expect(await submit()).toEqual({ outcome: 'unanswered' })
  })
})
