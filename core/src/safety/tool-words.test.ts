import { expect, it } from 'vitest'
import { safetySamples } from './testing/tool-samples.ts'
import { safetyToolWords } from './tool-words.ts'

const { words } = safetyToolWords
const done = { status: 'done' } as const

it('says what is left of the limits, and who can change them', () => {
  expect(words.get_limits({ ...done, ...safetySamples.get_limits })).toBe(
    'You have used $421.05 of your $2,000.00 limit for 24 hours, so $1,578.95 is left. One transaction can move up to $500.00. Only you can change limits, in Settings.',
  )
})
