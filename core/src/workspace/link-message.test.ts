import { describe, expect, it } from 'vitest'
import { LINK_MESSAGE_MAX_LENGTH, readLinkMessage } from './link-message.ts'

describe('readLinkMessage (decision D9)', () => {
  it('shows our own words for a known id', () => {
    expect(readLinkMessage('account-connected')).toEqual({
      text: 'Account connected',
      ours: true,
      isTrouble: false,
    })
  })
  it('marks what did not work', () => {
    expect(readLinkMessage('account-not-connected')).toEqual({
      text: 'Failed to connect social network. Please try again.',
      ours: true,
      isTrouble: true,
    })
  })
  it('marks any other text as foreign and leaves markup as text', () => {
    expect(readLinkMessage('<b>Hi</b>')).toEqual({ text: '<b>Hi</b>', ours: false, isTrouble: false })
  })
  it('does not take inherited names for known ids', () => {
    expect(readLinkMessage('constructor')).toEqual({ text: 'constructor', ours: false, isTrouble: false })
  })
  it('removes what hides or reorders letters', () => {
    expect(readLinkMessage('pay\u202Eevil\u200B\n now\u0007')?.text).toBe('payevil now')
  })
  it.each(['', '   ', '\u200B\u202E'])('shows nothing for %j', (raw) =>
    expect(readLinkMessage(raw)).toBeNull(),
  )
  it('cuts long text at the limit without splitting a character', () => {
    const shown = readLinkMessage('🦅'.repeat(500))
    expect([...(shown?.text ?? '')]).toHaveLength(LINK_MESSAGE_MAX_LENGTH)
    expect(shown?.text.endsWith('🦅…')).toBe(true)
  })
})
