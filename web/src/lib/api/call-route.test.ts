import { accountRoutes } from '@windhover/core/accounts/contract'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, errorText } from './api-error.ts'
import { buildUrl, findVaultId } from './build-request.ts'
import { callRoute } from './call-route.ts'
import { retryDelayMs, shouldRetry } from './query-client.ts'
import { onSessionLoss } from './session-loss.ts'

const wire = (facts: object) => ({ error: 'Text', code: 'a/b', retryable: false, requestId: 'r1', ...facts })

// A stub of the browser's fetch: what counts here is what we send and how answers are read.
function answerWith(status: number, body: unknown) {
  const stub = vi.fn(async (_url: string, _init: RequestInit) =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', stub)
  return stub
}

afterEach(() => vi.unstubAllGlobals())

describe('callRoute', () => {
  it('sends path parameters and a JSON body, and answers with parsed data', async () => {
    const stub = answerWith(200, { keyId: 'k', key: 'plain', apiKeyHash: 'h', sealedKey: 's', extra: 1 })
    const issued = await callRoute(vaultKeyRoutes.issueVaultKey, {
      params: { vaultId: '12' },
      body: { label: 'bot' },
    })
    expect(issued).toEqual({ keyId: 'k', key: 'plain', apiKeyHash: 'h', sealedKey: 's' })
    const [url, init] = stub.mock.calls[0] ?? []
    expect(url).toBe('/api/vaults/12/keys')
    expect(init).toMatchObject({ method: 'POST', body: '{"label":"bot"}', credentials: 'same-origin' })
  })

  it('R1-329 shows the text of the server instead of the generic one', async () => {
    answerWith(409, wire({ error: 'Revoke a key first.' }))
    const error = await callRoute(vaultRoutes.listVaults).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'a/b', status: 409, requestId: 'r1', retryable: false })
    expect(errorText(error, 'Failed to load')).toBe('Revoke a key first.')
  })

  it('uses the generic text when the answer is not ours or none came', async () => {
    answerWith(502, '<html>Bad gateway</html>')
    const proxy = await callRoute(vaultRoutes.listVaults).catch((thrown: unknown) => thrown)
    expect(proxy).toMatchObject({ code: 'http/502', retryable: true })
    expect(errorText(proxy, 'Failed to load')).toBe('Failed to load')

    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const offline = await callRoute(vaultRoutes.listVaults).catch((thrown: unknown) => thrown)
    expect(offline).toMatchObject({ code: 'network/unreachable', status: 0, retryable: true })
  })

  it('does not hand out data that breaks the contract', async () => {
    answerWith(200, [{ tokenId: 12 }])
    await expect(callRoute(vaultRoutes.listVaults)).rejects.toMatchObject({ code: 'network/unreadable' })
  })

  it('announces the loss of the session, and only that', async () => {
    const heard = vi.fn()
    const stop = onSessionLoss(heard)
    answerWith(401, wire({ code: 'account/stepUpFailed' }))
    await callRoute(accountRoutes.getAccount).catch(() => undefined)
    expect(heard).not.toHaveBeenCalled()
    answerWith(401, wire({ code: 'account/sessionRequired' }))
    await callRoute(accountRoutes.getAccount).catch(() => undefined)
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })

  it('does not call for a vault whose key this browser does not hold', async () => {
    const stub = answerWith(200, {})
    const error = await callRoute(vaultKeyRoutes.checkVaultKey, { params: { vaultId: '12' } }).catch(
      (e: unknown) => e,
    )
    expect(errorText(error)).toBe('API key not found. Please set up your vault API key.')
    expect(stub).not.toHaveBeenCalled()
  })

  it('leaves an abort an abort', async () => {
    const stop = new AbortController()
    stop.abort()
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => Promise.reject(init.signal?.reason))
    await expect(callRoute(vaultRoutes.listVaults, {}, { signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('building a request', () => {
  it('escapes parameters and leaves out what is not given', () => {
    const contract = { ...vaultKeyRoutes.listVaultKeys }
    expect(buildUrl(contract, { params: { vaultId: 'a/b' }, query: { q: 'x y', none: undefined } })).toBe(
      '/api/vaults/a%2Fb/keys?q=x+y',
    )
    expect(() => buildUrl(contract, {})).toThrow(/vaultId/)
  })
  it.each([
    [{ params: { vaultId: '1' } }, '1'],
    [{ query: { vaultId: '2' } }, '2'],
    [{ body: { vaultId: '3' } }, '3'],
    [{}, null],
  ])('finds the vault of %o', (parts, id) => expect(findVaultId(parts)).toBe(id))
})

describe('retries', () => {
  const failure = (retryable: boolean) => new ApiError({ code: 'x', text: 'x', status: 500, retryable })
  it('repeats only what may succeed, at most three times', () => {
    expect(shouldRetry(0, failure(true))).toBe(true)
    expect(shouldRetry(3, failure(true))).toBe(false)
    expect(shouldRetry(0, failure(false))).toBe(false)
    expect(shouldRetry(0, new Error('bug'))).toBe(false)
  })
  it('waits longer each time, within bounds', () => {
    expect(retryDelayMs(0, () => 1)).toBe(500)
    expect(retryDelayMs(2, () => 0)).toBe(1_000)
    expect(retryDelayMs(20, () => 1)).toBe(8_000)
  })
})
