import { expect, it } from 'vitest'
import { alphaSamples } from './testing/tool-samples.ts'
import { alphaToolWords } from './tool-words.ts'

const { list_alpha_projects: say } = alphaToolWords.words
const sample = { status: 'done', ...alphaSamples.list_alpha_projects } as const

it('names the best projects, and the latest on the first', () => {
  expect(say(sample)).toBe(
    'Alpha lists 18 projects. Best scores: **TIDE (0.86) and LUMR (0.74)**. The latest on TIDE, from “Chain Courier”: “Second oracle goes to vote”. A score says nothing about the future.',
  )
  expect(say({ ...sample, total: 0, projects: [] })).toBe('Alpha lists no such project.')
})
