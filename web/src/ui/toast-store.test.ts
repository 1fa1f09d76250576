import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, toastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  toast.dismiss()
  vi.useRealTimers()
})

const shownTitle = () => toastStore.current()?.title ?? null

describe('toast store', () => {
  it('shows one at a time: the newest takes the place of the old one', () => {
    toast.success({ title: 'first' })
    toast.error({ title: 'second' })
    expect(toastStore.current()).toMatchObject({ title: 'second', kind: 'error' })
  })

  it('gives the newest its full time, whatever was left of the old one', () => {
    toast.success({ title: 'first' })
    vi.advanceTimersByTime(2_999)
    toast.success({ title: 'second' })
    vi.advanceTimersByTime(2_999)
    expect(shownTitle()).toBe('second')
    vi.advanceTimersByTime(1)
    expect(shownTitle()).toBeNull()
  })

  it('ends with its own time alone, even where a timer could not be cleared', () => {
    const clear = vi.spyOn(globalThis, 'clearTimeout').mockReturnValue()
    toast.success({ title: 'first', durationMs: 500 })
    toast.success({ title: 'second' })
    vi.advanceTimersByTime(500)
    expect(shownTitle()).toBe('second')
    clear.mockRestore()
  })

  it.each([
    ['success', 3_000],
    ['error', 8_000],
  ] as const)('keeps a %s for %i ms unless it asks for another time', (kind, durationMs) => {
    toast[kind]({ title: 'here' })
    vi.advanceTimersByTime(durationMs - 1)
    expect(shownTitle()).toBe('here')
    vi.advanceTimersByTime(1)
    expect(shownTitle()).toBeNull()
  })

  it('keeps a toast for the time it asks for', () => {
    toast.success({ title: 'deployed', durationMs: 10_000 })
    vi.advanceTimersByTime(9_999)
    expect(shownTitle()).toBe('deployed')
    vi.advanceTimersByTime(1)
    expect(shownTitle()).toBeNull()
  })

  it('stops the clock while paused and goes on with what was left', () => {
    toast.success({ title: 'read me', durationMs: 1_000 })
    vi.advanceTimersByTime(600)
    toastStore.pause()
    vi.advanceTimersByTime(60_000)
    expect(shownTitle()).toBe('read me')
    toastStore.resume()
    vi.advanceTimersByTime(399)
    expect(shownTitle()).toBe('read me')
    vi.advanceTimersByTime(1)
    expect(shownTitle()).toBeNull()
  })

  it('counts two pauses in a row once', () => {
    toast.success({ title: 'read me', durationMs: 1_000 })
    vi.advanceTimersByTime(600)
    toastStore.pause()
    vi.advanceTimersByTime(300)
    toastStore.pause()
    toastStore.resume()
    vi.advanceTimersByTime(399)
    expect(shownTitle()).toBe('read me')
  })

  it('dismisses by id only the one that still stands', () => {
    const first = toast.success({ title: 'first' })
    toast.success({ title: 'second' })
    toast.dismiss(first)
    expect(shownTitle()).toBe('second')
  })

  it('tells its listeners until they leave', () => {
    const listener = vi.fn()
    const leave = toastStore.subscribe(listener)
    toast.success({ title: 'heard' })
    leave()
    toast.dismiss()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
