import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('errors in the log', () => {
  it('keep name, code, sentence and place, through causes', () => {
    const cause = Object.assign(new TypeError('no route'), { code: 'ENOENT' })
    const described = describeError(new Error('failed', { cause }))
    expect(described).toMatchObject({
      type: 'Error',
      message: 'failed',
      cause: { type: 'TypeError', code: 'ENOENT' },
    })
    expect(described.stack).toContain('describe-error.test.ts')
  })

  it('lose query parameters and whatever hangs on them', () => {
    const error = Object.assign(new Error('Failed query: select $1\nparams: hunter2'), {
      params: ['hunter2'],
    })
    expect(JSON.stringify(describeError(error))).not.toContain('hunter2')
  })

  it('do not print what was thrown instead of an error', () => {
    expect(JSON.stringify(describeError({ key: 'hunter2' }))).not.toContain('hunter2')
  })
})
