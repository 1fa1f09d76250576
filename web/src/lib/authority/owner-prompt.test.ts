import type { SignedStatement } from '@windhover/core/authority/proofs'
import { expect, it } from 'vitest'
import { StepUpCancelled } from '../step-up/step-up-cancelled.ts'
import { askOwner, ownerPrompt } from './owner-prompt.ts'

const question = (what: string) => ({ reason: 'above-caps' as const, what, statements: [] })

/** Answers each question with what its words stand for. */
function answerBy(answers: Readonly<Record<string, readonly SignedStatement[] | null>>): () => void {
  return ownerPrompt.subscribe(() => {
    const what = ownerPrompt.asked()?.what
    if (what !== undefined && what !== null) queueMicrotask(() => ownerPrompt.answer(answers[what] ?? null))
  })
}

it('asks one question after the other, each with an answer of its own', async () => {
  const signed = [{} as SignedStatement]
  const leave = answerBy({ first: null, second: signed })
  const [first, second] = await Promise.allSettled([
    askOwner(question('first')),
    askOwner(question('second')),
  ])
  leave()
  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(StepUpCancelled) })
  expect(second).toEqual({ status: 'fulfilled', value: signed })
})
