import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from '../stack/repository.ts'
import { learnedLines, readConversationSets, readRequestSets, sameText } from './read-sets.ts'

const REQUESTS_MIN = 1_500
const CONVERSATIONS_MIN = 300
const OR_SHARE_MAX = 0.15

const requests = readRequestSets()
const conversations = readConversationSets()
const count = (sets: readonly { readonly lines: readonly unknown[] }[]) =>
  sets.reduce((sum, { lines }) => sum + lines.length, 0)

describe('the sets', () => {
  it('are large enough, and a good part of them is held out', () => {
    expect(count(requests)).toBeGreaterThanOrEqual(REQUESTS_MIN)
    expect(count(conversations)).toBeGreaterThanOrEqual(CONVERSATIONS_MIN)
    expect(count(requests.filter(({ isHeldOut }) => isHeldOut))).toBeGreaterThanOrEqual(500)
    expect(count(conversations.filter(({ isHeldOut }) => isHeldOut))).toBeGreaterThanOrEqual(100)
  })

  it('hold no request twice', () => {
    for (const { name, lines } of requests) {
      const seen = new Set<string>()
      const twice = lines.filter(({ text }) => {
        const same = text.trim().toLowerCase()
        const isTwice = seen.has(same)
        seen.add(same)
        return isTwice
      })
      expect({ name, twice }).toEqual({ name, twice: [] })
    }
  })

  it('keep what is learned from apart from what is held out', () => {
    const learned = new Set(learnedLines(requests).map(({ text }) => sameText(text)))
    const heldOut = requests.filter(({ isHeldOut }) => isHeldOut).flatMap(({ lines }) => lines)
    expect(heldOut.filter(({ text }) => learned.has(sameText(text)))).toEqual([])
  })

  it('that are held out are as they were written', () => {
    const frozen = readFileSync(join(REPOSITORY, 'evals/held-out.sha256'), 'utf8').trim().split('\n')
    const found = frozen.map((line) => {
      const [, file = ''] = line.split('  ')
      const bytes = readFileSync(join(REPOSITORY, 'evals', file))
      return `${createHash('sha256').update(bytes).digest('hex')}  ${file}`
    })
    expect(found).toEqual(frozen)
  })

  it('leave a second reading open only now and then', () => {
    for (const { name, lines } of requests) {
      const share = lines.filter((line) => line.or !== undefined).length / lines.length
      expect({ name, isRare: share < OR_SHARE_MAX }).toEqual({ name, isRare: true })
    }
  })
})
