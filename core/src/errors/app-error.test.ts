import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AppError, defineErrors } from './app-error.ts'

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
