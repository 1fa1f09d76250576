import { describe, expect, it } from 'vitest'
import { takeSentences } from './take-sentences.ts'

describe('takeSentences', () => {
  it('says whole sentences only, each once', () => {
    const first = takeSentences('JUP is up. Volume dou', 0)
    expect(first).toEqual({ said: 'JUP is up.', until: 10 })
    const second = takeSentences('JUP is up. Volume doubled! And', first.until)
    expect(second.said).toBe('Volume doubled!')
    expect(takeSentences('JUP is up. Volume doubled! And', second.until).said).toBe('')
  })

  it('does not end a sentence at a decimal point', () => {
    expect(takeSentences('It costs 0.5127', 0).said).toBe('')
    expect(takeSentences('It costs 0.5127 now. ', 0).said).toBe('It costs 0.5127 now.')
  })

  it('takes a line for a sentence and leaves signs out', () => {
    expect(takeSentences('- **For:** funding\n', 0).said).toBe('For: funding')
  })
})
