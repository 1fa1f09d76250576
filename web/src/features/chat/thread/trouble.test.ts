import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { TalkMessage } from '../talk-message.ts'
import { troubleOf } from './trouble.ts'

const message = (
  role: 'user' | 'assistant',
  ending?: 'stopped' | 'failed' | 'out-of-breath',
): TalkMessage => ({
  id: 'a',
  role,
  parts: [],
  ...(ending === undefined ? {} : { metadata: { ending } }),
})
const calm = { error: undefined, isBusy: false, isUnsent: false, last: message('assistant') }
const api = (code: string, text: string) => new ApiError({ code, text, status: 500, retryable: true })

describe('troubleOf', () => {
  it('R1-209 takes any failure as one that can be tried again, with the reason of the server', () => {
    expect(troubleOf({ ...calm, error: new Error('Something went wrong.') })).toEqual({
      kind: 'failed',
      detail: null,
    })
    expect(troubleOf({ ...calm, error: api('plan/limit', 'Your plan has no messages left.') })).toEqual({
      kind: 'failed',
      detail: 'Your plan has no messages left.',
    })
  })

  it('has nothing to add where the model failed: its sentence stands there already', () => {
    const error = api('chat/modelFailed', 'Something went wrong.')
    expect(troubleOf({ ...calm, error })).toEqual({ kind: 'failed', detail: null })
  })

  it('R1-210 knows a timeout by its code, whatever its words', () => {
    const breath = { kind: 'out-of-breath', detail: null }
    expect(troubleOf({ ...calm, error: api('chat/outOfBreath', 'In other words.') })).toEqual(breath)
    expect(troubleOf({ ...calm, error: new Error('I ran out of breath!') })?.kind).toBe('failed')
    expect(troubleOf({ ...calm, last: message('assistant', 'out-of-breath') })).toEqual(breath)
  })

  it('names a message that was not sent, whatever the reason', () => {
    const told = { ...calm, isUnsent: true, last: message('user') }
    expect(troubleOf(told)?.kind).toBe('unsent')
    expect(troubleOf({ ...told, error: new TypeError('Failed to fetch') })?.kind).toBe('unsent')
    expect(troubleOf({ ...told, isBusy: true })).toBeNull()
  })

  it('tells of a reply that broke off before this page was opened, and of a question without one', () => {
    expect(troubleOf({ ...calm, last: message('assistant', 'failed') })?.kind).toBe('failed')
    expect(troubleOf({ ...calm, last: message('user') })?.kind).toBe('failed')
  })

  it('says nothing while one is being written, after a stop, or when all is well', () => {
    expect(troubleOf({ ...calm, isBusy: true, last: message('user') })).toBeNull()
    expect(troubleOf({ ...calm, last: message('assistant', 'stopped') })).toBeNull()
    expect(troubleOf(calm)).toBeNull()
    expect(troubleOf({ ...calm, last: undefined })).toBeNull()
  })
})
