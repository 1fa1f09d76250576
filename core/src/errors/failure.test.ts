import { describe, expect, it } from 'vitest'
import { chainErrors } from '../chains/errors.ts'
import { failure, toFailure } from './failure.ts'
import { wireError } from './wire-error.ts'

describe('a failure', () => {
  it('is all of an error that may be kept: code, text, whether to try again, context', () => {
    const error = chainErrors.unavailable({ context: { chain: 'solana' }, cause: new Error('secret') })
    const kept = toFailure(error)
    expect(kept).toEqual({
      code: 'chain/unavailable',
      text: 'This chain cannot be reached right now.',
      retryable: true,
      context: { chain: 'solana' },
    })
    expect(failure.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it('keeps the words of strangers as far as a database takes them', () => {
    const cut = 'no gas 🚀'.slice(0, -1)
    const { text, context } = toFailure(chainErrors.reverted({ text: `${cut}\0`, context: { reason: cut } }))
    expect([text, context.reason]).toEqual(['no gas \ufffd', 'no gas \ufffd'])
  })

  it('has the same fields as a failed call, which calls its text `error`', () => {
    const { text, ...rest } = toFailure(chainErrors.rejected())
    expect(wireError.parse({ ...rest, error: text, requestId: 'r' })).toMatchObject({
      code: 'chain/rejected',
      error: 'The chain refused this transaction.',
    })
    for (const field of ['code', 'retryable'] as const) {
      expect(wireError.shape[field]).toBe(failure.shape[field])
    }
  })
})
