import { describe, expect, it } from 'vitest'
import { nextFeedback } from './use-feedback.ts'

describe('nextFeedback', () => {
  it('R1-217 sets what was pressed, also over the other one', () => {
    expect(nextFeedback(null, 'positive')).toBe('positive')
    expect(nextFeedback(undefined, 'negative')).toBe('negative')
    expect(nextFeedback('positive', 'negative')).toBe('negative')
  })
  it('R1-218 takes it back when the same is pressed again', () => {
    expect(nextFeedback('positive', 'positive')).toBeNull()
    expect(nextFeedback('negative', 'negative')).toBeNull()
  })
})
