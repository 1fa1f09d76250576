import { memoryRoutes } from '@windhover/core/memory/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, errorText } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { readAnswer } from '../../../lib/api/read-answer.ts'
import { memoryCopy } from '../copy.ts'
import { takeAnswer } from './take-answer.ts'

afterEach(() => vi.unstubAllGlobals())

const answered = (status: number, body: string) =>
  takeAnswer(readAnswer(memoryRoutes.listCategories, new Response(body, { status }))).catch((error) => error)

describe('takeAnswer', () => {
  it('gives what came with success', async () => {
    expect(await answered(200, '{"success":true,"data":["risk"]}')).toEqual({ success: true, data: ['risk'] })
  })

  it.each([
    [
      'an error in our shape',
      409,
      '{"error":"Full.","code":"x/y","retryable":false,"requestId":"1"}',
      'Full.',
    ],
    ['an error with a sentence alone', 409, '{"success":false,"error":"Full."}', 'Full.'],
    ['a refusal that is OK', 200, '{"success":false,"error":"Full."}', 'Full.'],
    ['a refusal without a word', 200, '{"success":false}', 'HTTP error! status: 200'],
    ['a page of a machine in between', 502, '<h1>Bad</h1>', 'HTTP error! status: 502'],
  ])('R1-292 tells %s', async (_what, status, body, text) => {
    const error: unknown = await answered(status, body)
    expect(error).toBeInstanceOf(ApiError)
    expect(errorText(error)).toBe(text)
  })

  it.each(['createFailed', 'updateFailed', 'deleteFailed'] as const)(
    'R1-315 R1-317 R1-319 leaves the word to the screen without one of the server: %s',
    async (name) => {
      expect(errorText(await answered(502, ''), memoryCopy[name])).toBe(memoryCopy[name])
      expect(errorText(await answered(409, '{"error":"Full."}'), memoryCopy[name])).toBe('Full.')
    },
  )

  it('R1-269 without a key makes no call and says so', async () => {
    const calls: unknown[] = []
    vi.stubGlobal('fetch', (...call: unknown[]) => calls.push(call))
    const error = await takeAnswer(callRoute(memoryRoutes.listCategories, {}, { vaultId: '7' })).catch(
      (failure: unknown) => failure,
    )
    expect(errorText(error, memoryCopy.createFailed)).toBe('No API key available')
    expect(calls).toEqual([])
  })
})
