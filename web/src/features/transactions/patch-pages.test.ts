import { describe, expect, it } from 'vitest'
import { makeIntent } from './__fixtures__/make-intent.ts'
import { patchPages } from './patch-pages.ts'

const { intent } = makeIntent()
const other = makeIntent({ intent: { ...intent, id: '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f002' } })
const shown = makeIntent({ state: 'SUBMITTED' })
const pages = {
  pages: [
    { intents: [other], nextCursor: 'a' },
    { intents: [shown], nextCursor: null },
  ],
  pageParams: [null, 'a'],
}
const states = (patched: typeof pages) => patched.pages.map((page) => page.intents.map(({ state }) => state))

describe('patchPages', () => {
  it('replaces an intent where it stands', () => {
    const news = makeIntent({ state: 'CONFIRMED', changedAt: '2026-05-15T14:33:05.000Z' })
    expect(states(patchPages(pages, news) as typeof pages)).toEqual([['CONFIRMED'], ['CONFIRMED']])
  })

  it('puts a new one on top', () => {
    const news = makeIntent({ state: 'APPROVED', intent: { ...intent, id: crypto.randomUUID() } })
    expect(states(patchPages(pages, news) as typeof pages)).toEqual([
      ['APPROVED', 'CONFIRMED'],
      ['SUBMITTED'],
    ])
  })

  it('is not moved back by news that come late', () => {
    const late = makeIntent({ state: 'SIGNED', changedAt: '2026-05-15T14:33:03.000Z' })
    expect(patchPages(pages, late)).toBe(pages)
  })
})
