import './without-owner-stacks.ts'
import '../ui/styles/index.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { toastStore } from '../ui/toast-store.ts'
import { closeApp } from './open-app.tsx'

/** A notice stays until the next one, as a busy machine could miss its three seconds; a test of them holds the timers. */
toastStore.subscribe(() =>
  queueMicrotask(() => {
    if (!vi.isFakeTimers()) toastStore.pause()
  }),
)

const complaints: string[] = []
const note = (text: string) => {
  // Chromium reports that an observer is late by one frame; nothing is wrong with the page then.
  if (!text.includes('ResizeObserver loop')) complaints.push(text)
}
const tell = console.error
console.error = (...parts: unknown[]) => {
  note(parts.map(String).join(' '))
  tell(...parts)
}
window.addEventListener('error', ({ message }) => note(`uncaught: ${message}`))

beforeEach(() => void complaints.splice(0))

/** Every error on the console and every call that nothing answers fails the test that caused it. */
afterEach(async () => {
  const unanswered = await closeApp()
  expect(unanswered, 'calls that no stub and no recording answers').toEqual([])
  expect(complaints, 'errors on the console').toEqual([])
})
