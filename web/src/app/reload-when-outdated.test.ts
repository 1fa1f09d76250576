import { describe, expect, it, vi } from 'vitest'
import { reloadWhenOutdated } from './reload-when-outdated.ts'

const html = (entry: string) => `<html><script type="module" src="${entry}"></script></html>`

describe('reloadWhenOutdated', () => {
  it.each([
    ['the server has a newer page', '/assets/old.js', () => Promise.resolve(html('/assets/new.js')), true],
    ['this is the newest page', '/assets/old.js', () => Promise.resolve(html('/assets/old.js')), false],
    ['the server does not answer', '/assets/old.js', () => Promise.reject(new Error('away')), false],
    ['the page has no entry', null, () => Promise.resolve(html('/assets/new.js')), false],
  ])('when %s', async (_when, entry, fetchPage, reloads) => {
    const reload = vi.fn()
    expect(await reloadWhenOutdated({ entry, fetchPage, reload })).toBe(reloads)
    expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0)
  })
})
