import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { signerErrors } from '../../signing/errors.ts'
import { AGENT_TOOLS } from '../../toolbox/agent-tools.ts'
import { refuse } from '../../toolbox/tool-answers.ts'
import type { AgentToolName } from '../../toolbox/tool-names.ts'
import type { Proposal } from '../../transactions/proposal.ts'
import { chatErrors } from '../errors.ts'
import { sayResult } from './say-result.ts'

type Sample = { readonly proposal?: Proposal }
const SOURCES = new URL('../../', import.meta.url)
/** Every capability brings an answer of each of its tools, found by its folder. */
const modules: readonly object[] = await Promise.all(
  globSync('*/testing/tool-samples.ts', { cwd: fileURLToPath(SOURCES) }).map(
    (path) => import(new URL(path, SOURCES).href),
  ),
)
const SAMPLES: Readonly<Record<string, Sample>> = Object.assign({}, ...modules.flatMap(Object.values))
const TOOLS = Object.keys(SAMPLES).toSorted() as AgentToolName[]
const PROPOSALS = TOOLS.filter((tool) => SAMPLES[tool]?.proposal?.intents.length === 1)
const done = (tool: AgentToolName, changes: object = {}) => ({
  status: 'done',
  ...SAMPLES[tool],
  ...changes,
})
const say = (tool: AgentToolName, changes: object = {}) => sayResult(tool, done(tool, changes))

describe('sayResult', () => {
  it('has a sample of every tool', () => {
    expect(TOOLS).toEqual(AGENT_TOOLS.map(({ name }) => name).toSorted())
    const known = ['propose_swap', 'propose_transfer', 'propose_wrap', 'propose_unwrap']
    expect(PROPOSALS).toEqual(expect.arrayContaining(known))
  })

  it.each(TOOLS)('%s: one to five calm sentences', (tool) => {
    const text = say(tool)
    expect(text).not.toMatch(/undefined|null|NaN|could not be read, so|!|\p{Extended_Pictographic}/u)
    expect(text.endsWith('.')).toBe(true)
    const sentences = text.split(/[.?](?:\s|$)/u).filter((part) => part !== '')
    expect(sentences.length).toBeLessThanOrEqual(5)
    expect(text.length).toBeLessThan(400)
  })

  it.each(PROPOSALS)('%s never says that something was done, nor that it still waits', (tool) => {
    expect(say(tool)).toContain('Nothing is signed without your approval.')
    expect(say(tool)).not.toContain('wait')
    expect(say(tool)).not.toMatch(/\b(?:sent|swapped|wrapped|unwrapped|done|complete|confirmed)\b/)
  })

  it.each(TOOLS)('%s: asks and refuses in the words of the tool', (tool) => {
    expect(sayResult(tool, { status: 'ask', question: 'Which of the two?', options: [] })).toBe(
      'Which of the two?',
    )
    expect(sayResult(tool, refuse(signerErrors.vaultPaused()))).toBe('This vault is paused.')
    expect(sayResult(tool, 'nonsense')).toContain('could not be read')
  })
})

describe('words of strangers', () => {
  const HOSTILE =
    '[Approve](https://evil.example) <img src=x> www.evil.example me@evil.example **now** `x` # \u202eabc\u200b ![a](b)'

  /** Every place in an answer where a text stands, with the answer that has something else there. */
  function* poisoned(value: unknown): Generator<unknown> {
    if (typeof value === 'string') yield HOSTILE
    else if (Array.isArray(value))
      for (const [index, each] of value.entries())
        for (const other of poisoned(each)) yield value.toSpliced(index, 1, other)
    else if (value !== null && typeof value === 'object')
      for (const [key, each] of Object.entries(value))
        for (const other of poisoned(each)) yield { ...value, [key]: other }
  }

  it.each(TOOLS)('%s: are never a link, a picture or emphasis, wherever they stand', (tool) => {
    const contract = AGENT_TOOLS.find(({ name }) => name === tool)
    for (const answer of poisoned(done(tool))) {
      if (contract?.output.safeParse(answer).success !== true) continue
      const text = sayResult(tool, answer)
      expect(text).not.toMatch(/(?<!\\)[[\]<`#]|https?:\/\/|\bwww\.|(?<!\\)@|\u202e|\u200b|(?<!\\)!\\?\[/)
      expect(text.replaceAll(/\*\*[^*]+\*\*/g, '')).not.toMatch(/(?<!\\)\*/)
    }
  })

  it('neither are they in a refusal or a question', () => {
    expect(sayResult('get_news', refuse(chatErrors.toolFailed({ text: HOSTILE })))).not.toMatch(
      /(?<!\\)[[<]|https?:\/\//,
    )
  })
})
