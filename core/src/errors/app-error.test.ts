import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AppError, defineErrors, isAppError } from './app-error.ts'
import { requestErrors } from './platform-errors.ts'

describe('defineErrors', () => {
  const errors = defineErrors('lamp', {
    off: { status: 409, text: 'The lamp is off.' },
    busy: { status: 503, text: 'The lamp is busy.', retryable: true },
  })

  it('gives each error a stable code, status, text and retryability', () => {
    expect(errors.off()).toBeInstanceOf(AppError)
    expect(errors.off()).toMatchObject({
      code: 'lamp/off',
      status: 409,
      message: 'The lamp is off.',
      retryable: false,
    })
    expect(errors.busy()).toMatchObject({ code: 'lamp/busy', status: 503, retryable: true })
    expect(errors.busy.code).toBe('lamp/busy')
  })

  it('carries context and cause, and lets a caller say it in better words', () => {
    const cause = new Error('fuse')
    const error = errors.off({ context: { room: 'hall' }, cause, text: 'The hall lamp is off.' })
    expect(error).toMatchObject({
      context: { room: 'hall' },
      cause,
      message: 'The hall lamp is off.',
      code: 'lamp/off',
    })
  })
})

describe('isAppError', () => {
  it('tells an error by the entry of its table', () => {
    expect(isAppError(requestErrors.notFound({ text: 'Gone.' }), requestErrors.notFound)).toBe(true)
    expect(isAppError(requestErrors.notFound(), requestErrors.invalid)).toBe(false)
    expect(isAppError(new Error('Not found.'), requestErrors.notFound)).toBe(false)
    expect([isAppError(requestErrors.invalid()), isAppError(null)]).toEqual([true, false])
  })

  it('does not compile for a code that no table has', () => {
    // @ts-expect-error a code is no entry of a table, right or wrong
    expect(isAppError(new Error('any'), 'request/notFound')).toBe(false)
    // @ts-expect-error the table has no such entry
    expect(requestErrors.notfound).toBeUndefined()
  })
})

describe('error scopes', () => {
  it('are declared once in the whole of core', () => {
    const root = new URL('..', import.meta.url).pathname
    const scopes = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('errors.ts'))
      .flatMap((file) => [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/defineErrors\('([^']+)'/g)])
      .map((match) => match[1])
    expect(scopes.length).toBeGreaterThan(3)
    expect(new Set(scopes).size).toBe(scopes.length)
  })
})
