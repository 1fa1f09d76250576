import { accountErrors } from '@windhover/core/accounts/errors'
import { describe, expect, it, vi } from 'vitest'
import { stepUpPrompt } from './account-prompts.ts'
import { StepUpCancelled } from './step-up-cancelled.ts'
import { withStepUp } from './with-step-up.ts'

function answerOnce(done: boolean): () => void {
  return stepUpPrompt.subscribe(() => {
    if (stepUpPrompt.isOpen()) stepUpPrompt.answer(done)
  })
}

describe('withStepUp', () => {
  it('asks for a proof and repeats the action once', async () => {
    const leave = answerOnce(true)
    let calls = 0
    const result = await withStepUp(async () => {
      calls += 1
      if (calls === 1) throw accountErrors.stepUpRequired()
      return 'done'
    })
    leave()
    expect({ result, calls }).toEqual({ result: 'done', calls: 2 })
  })

  it('asks a guest in the same way, whose proof is a first passkey', async () => {
    const leave = answerOnce(true)
    let calls = 0
    const result = await withStepUp(async () => {
      calls += 1
      if (calls === 1) throw accountErrors.keepAccountFirst()
      return 'done'
    })
    leave()
    expect({ result, calls }).toEqual({ result: 'done', calls: 2 })
  })

  it('does not repeat an action that failed for another reason', async () => {
    const leave = answerOnce(true)
    let calls = 0
    const failing = withStepUp(async () => {
      calls += 1
      throw accountErrors.lastCredential()
    })
    await expect(failing).rejects.toMatchObject({ code: 'account/lastCredential' })
    leave()
    expect(calls).toBe(1)
  })

  it('gives up when the proof is refused a second time', async () => {
    const leave = answerOnce(true)
    const failing = withStepUp(async () => {
      throw accountErrors.stepUpRequired()
    })
    await expect(failing).rejects.toMatchObject({ code: 'account/stepUpRequired' })
    leave()
  })

  it('ends quietly when the person cancels, and when nobody can show the dialog', async () => {
    const leave = answerOnce(false)
    const action = async () => {
      throw accountErrors.stepUpRequired()
    }
    await expect(withStepUp(action)).rejects.toBeInstanceOf(StepUpCancelled)
    leave()
    vi.useFakeTimers()
    const unheard = expect(withStepUp(action)).rejects.toBeInstanceOf(StepUpCancelled)
    await vi.advanceTimersByTimeAsync(30_000)
    await unheard
    vi.useRealTimers()
  })

  it('waits a moment for who can show the dialog', async () => {
    const asked = stepUpPrompt.ask()
    const leave = stepUpPrompt.subscribe(() => {})
    expect(stepUpPrompt.isOpen()).toBe(true)
    stepUpPrompt.answer(true)
    leave()
    expect(await asked).toBe(true)
  })

  it('shares one dialog between two actions that need it at the same time', async () => {
    let opened = 0
    const leave = stepUpPrompt.subscribe(() => {
      if (!stepUpPrompt.isOpen()) return
      opened += 1
      setTimeout(() => stepUpPrompt.answer(true), 5)
    })
    const once = () => {
      let first = true
      return async () => {
        if (first) {
          first = false
          throw accountErrors.stepUpRequired()
        }
        return true
      }
    }
    expect(await Promise.all([withStepUp(once()), withStepUp(once())])).toEqual([true, true])
    leave()
    expect(opened).toBe(1)
  })
})
