import { describe, expect, it } from 'vitest'
import { type ChatState, isSendKey, maySend } from './may-send.ts'

const ready = { text: 'hello', pictures: [], state: 'ready' } as const

describe('maySend', () => {
  it.each(['', ' ', '\n\t  '])('R1-231 wants words, not %j', (text) => {
    expect(maySend({ ...ready, text })).toBe(false)
    expect(maySend({ ...ready, text: `${text}a` })).toBe(true)
  })

  it.each<[string, ChatState]>([
    ['R1-233 waits while the chat is locked', 'locked'],
    ['waits for a key', 'no-key'],
    ['waits for a vault', 'no-vault'],
    ['waits until it is known whether it is locked', 'unknown'],
  ])('%s', (_, state) => expect(maySend({ ...ready, state })).toBe(false))

  it('lets words go to the queue while the agent types', () =>
    expect(maySend({ ...ready, state: 'busy' })).toBe(true))

  it('waits for pictures on their way and not for one that failed', () => {
    expect(maySend({ ...ready, pictures: [{ state: 'ready' }, { state: 'uploading' }] })).toBe(false)
    expect(maySend({ ...ready, pictures: [{ state: 'ready' }, { state: 'failed' }] })).toBe(true)
  })
})

describe('isSendKey', () => {
  const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }
  it('R1-234 sends by Enter', () => expect(isSendKey(enter)).toBe(true))
  it('R1-235 does not send by Shift+Enter', () => expect(isSendKey({ ...enter, shiftKey: true })).toBe(false))
  it('does not send a word that is still being composed', () => {
    expect(isSendKey({ ...enter, isComposing: true })).toBe(false)
    expect(isSendKey({ ...enter, keyCode: 229 })).toBe(false)
  })
  it('sends by no other key', () => expect(isSendKey({ ...enter, key: 'a' })).toBe(false))
})
