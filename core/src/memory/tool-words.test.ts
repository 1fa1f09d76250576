import { expect, it } from 'vitest'
import { memorySamples } from './testing/tool-samples.ts'
import { memoryToolWords } from './tool-words.ts'

const { words } = memoryToolWords
const done = { status: 'done' } as const

it('says that a note is used only once it is kept', () => {
  expect(words.propose_memory({ ...done, ...memorySamples.propose_memory })).toBe(
    'I noted “Prefers USDC”. I will use it once you keep it.',
  )
})
