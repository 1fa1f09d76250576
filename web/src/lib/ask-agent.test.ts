import { expect, it } from 'vitest'
import { askAgent, takeQuestions } from './ask-agent.ts'

it('keeps what was asked in its order until the chat takes it, once', () => {
  askAgent('one')
  askAgent('two')
  expect(takeQuestions().map(({ text }) => text)).toEqual(['one', 'two'])
  expect(takeQuestions()).toEqual([])
})
