import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AGENT_TOOLS } from '../../../toolbox/agent-tools.ts'
import { CHEAT_SHEET } from '../../cheat-sheet.ts'
import { STARTER_PROMPTS } from '../../starter-prompts.ts'
import { LATER_ACTIONS, MISSING, type SayTopic } from '../plan.ts'

const TOPICS = ['greeting', 'thanks', 'help', 'identity'] as const satisfies readonly SayTopic[]
const HELD_OUT_MIN = 330
const PER_TOOL_MIN = 5
const SWAPS_MIN = 50
const UNKNOWN_MIN = 20
const OR_SHARE_MAX = 0.08

const toolNames = AGENT_TOOLS.map((tool) => tool.name)
const figure = z.string().regex(/^\d+(?:\.\d+)?$/)
const amount = z.string().regex(/^(?:all|\$?\d+(?:\.\d+)?|\d+(?:\.\d+)?%)$/)
const plannedCall = z.strictObject({
  tool: z.enum(toolNames as [string, ...string[]]),
  args: z.record(z.string(), z.unknown()),
})
const laterRequest = z.strictObject({
  action: z.enum(LATER_ACTIONS),
  token: z.string().optional(),
  sell: z.string().optional(),
  amount: amount.optional(),
  priceUsd: figure.optional(),
  stopUsd: figure.optional(),
  takeProfitUsd: figure.optional(),
  marketCapUsd: figure.optional(),
  every: z.enum(['minute', 'hour', 'day', 'week', 'month']).optional(),
  count: z.int().positive().optional(),
  pool: z.string().optional(),
  name: z.string().optional(),
  symbol: z.string().optional(),
  receive: z.string().optional(),
  chain: z.string().optional(),
})
const expectation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('call'), calls: z.array(plannedCall).min(1) }),
  z.strictObject({ kind: z.literal('ask'), about: z.enum(MISSING), begun: plannedCall }),
  z.strictObject({ kind: z.literal('later'), request: laterRequest }),
  z.strictObject({ kind: z.literal('say'), topic: z.enum([...TOPICS, 'cancelled']) }),
  z.strictObject({ kind: z.literal('unknown') }),
])
const entry = z.strictObject({
  text: z.string().trim().min(2).max(400),
  expect: expectation,
  or: z.array(expectation).min(1).optional(),
})
type Entry = z.infer<typeof entry>
type Expectation = z.infer<typeof expectation>

const pathOf = (name: string) => new URL(`./${name}.json`, import.meta.url)
const readSet = (name: string) => z.array(entry).parse(JSON.parse(readFileSync(pathOf(name), 'utf8')))
const given = readSet('given')
const heldOut = readSet('held-out')
const secondHeldOut = readSet('held-out-second')
const thirdHeldOut = readSet('held-out-third')
const examined = [...given, ...heldOut, ...secondHeldOut, ...thirdHeldOut]
const tuning = existsSync(pathOf('tuning')) ? readSet('tuning') : []

const readings = ({ expect: first, or = [] }: Entry): readonly Expectation[] => [first, ...or]
const pairs = examined.flatMap((one) => readings(one).map((reading) => ({ one, reading })))
const callsOf = (reading: Expectation) => (reading.kind === 'call' ? reading.calls : [])
const begunOf = (reading: Expectation) => (reading.kind === 'ask' ? [reading.begun] : [])
/** Every set of named values in a reading, whatever its kind. */
const valuesOf = (reading: Expectation): readonly Record<string, unknown>[] =>
  reading.kind === 'later'
    ? [reading.request]
    : [...callsOf(reading), ...begunOf(reading)].map((call) => call.args)

function inputOf(name: string) {
  const tool = AGENT_TOOLS.find((candidate) => candidate.name === name)
  if (!tool) throw new Error(`no tool ${name}`)
  return tool.input
}

/** Texts that differ only in case and marks are the same request. */
const sameness = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.$%]+/gu, ' ')
    .replaceAll(/\.(?!\d)/g, ' ')
    .trim()

const tally = (names: readonly string[]) =>
  names.reduce((sums, name) => sums.set(name, (sums.get(name) ?? 0) + 1), new Map<string, number>())
const rare = (all: readonly string[], seen: readonly string[], min: number) => {
  const sums = tally(seen)
  return all.filter((name) => (sums.get(name) ?? 0) < min)
}

/** Tools that our own rules name. Some are called by a model alone, and no sentence can ask for them here. */
function readTools(): readonly string[] {
  const planner = fileURLToPath(new URL('../', import.meta.url))
  const rules = globSync('**/*.ts', { cwd: planner }).filter((path) => !path.endsWith('.test.ts'))
  const text = rules.map((path) => readFileSync(`${planner}${path}`, 'utf8')).join('\n')
  return toolNames.filter((name) => text.includes(`'${name}'`))
}

const isAddress = (value: string) =>
  /^(?:[1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40}|0\.0\.\d+|bc1[0-9a-z]{20,})$/.test(value)
const CHAIN_WORDS: Readonly<Record<string, RegExp>> = {
  solana: /\bsolana\b|\bsol chain\b/i,
  ethereum: /\bethereum\b|\bon eth\b/i,
  bsc: /\bbsc\b|\bbnb chain\b|\bbinance smart chain\b/i,
  hedera: /\bhedera\b|\bhbar network\b/i,
}

describe('what is expected', () => {
  it('is an input that the tool takes, with no word it does not know', () => {
    const refused = pairs.flatMap(({ one, reading }) =>
      callsOf(reading)
        .filter((call) => !inputOf(call.tool).strict().safeParse(call.args).success)
        .map((call) => ({ text: one.text, call })),
    )
    expect(refused).toEqual([])
  })

  it('asks only where the tool could not be called yet, and about something not said', () => {
    const FIELDS = { amount: 'amount', recipient: 'to', address: 'address', chain: 'chain' } as const
    const wrong = pairs.filter(({ reading }) => {
      if (reading.kind !== 'ask') return false
      const input = inputOf(reading.begun.tool)
      const field = Object.entries(FIELDS).find(([about]) => about === reading.about)?.[1]
      return (
        input.safeParse(reading.begun.args).success ||
        !input.partial().strict().safeParse(reading.begun.args).success ||
        (field !== undefined && field in reading.begun.args)
      )
    })
    expect(wrong).toEqual([])
  })

  it('writes a symbol in capitals and an address as the person did', () => {
    const wrong = pairs.flatMap(({ one, reading }) =>
      valuesOf(reading)
        .flatMap((args) =>
          ['sell', 'buy', 'token', 'symbol', 'to', 'pool', 'address'].map((key) => args[key]),
        )
        .filter((value) => typeof value === 'string')
        .filter((value) => (isAddress(value) ? !one.text.includes(value) : !/^[A-Z0-9/]+$/.test(value)))
        .map((value) => ({ text: one.text, value })),
    )
    expect(wrong).toEqual([])
  })

  it('names a chain only where the person did', () => {
    const wrong = pairs.filter(({ one, reading }) =>
      [...callsOf(reading), ...begunOf(reading)]
        .filter((call) => !['propose_wrap', 'propose_unwrap'].includes(call.tool))
        .some(({ args }) => args.chain !== undefined && !CHAIN_WORDS[String(args.chain)]?.test(one.text)),
    )
    expect(wrong).toEqual([])
  })
})

describe('the sets', () => {
  it('hold no request twice', () => {
    const sums = tally(examined.map((one) => sameness(one.text)))
    expect([...sums].filter(([, count]) => count > 1)).toEqual([])
  })

  it('share nothing with the set that the planner is tuned on', () => {
    const texts = new Set(examined.map((one) => sameness(one.text)))
    expect(tuning.filter((one) => texts.has(sameness(one.text)))).toEqual([])
  })

  it('fill every prompt the product offers, twice where it has placeholders', () => {
    const PLACEHOLDER = /[A-Z]+(?:_[A-Z]+)+|PERCENTAGE|NUMBER/g
    const prompts = [
      ...CHEAT_SHEET.flatMap((section) => section.prompts),
      ...STARTER_PROMPTS.map((starter) => starter.prompt),
    ]
    const missing = prompts.filter((prompt) => {
      const parts = prompt.split(PLACEHOLDER).map((part) => part.replaceAll(/[$%/.]/g, String.raw`\$&`))
      const filled = new RegExp(`^${parts.join('(.+?)')}$`)
      const texts = given.filter((one) => filled.test(one.text) && one.text.match(PLACEHOLDER) === null)
      return texts.length < (parts.length > 1 ? 2 : 1)
    })
    expect(missing).toEqual([])
  })

  it('ask for every tool that a rule reads, action, missing piece and topic often enough', () => {
    const firsts = heldOut.map((one) => one.expect)
    const tools = firsts.flatMap(callsOf).map((call) => call.tool)
    expect(heldOut.length).toBeGreaterThanOrEqual(HELD_OUT_MIN)
    expect(rare(readTools(), tools, PER_TOOL_MIN)).toEqual([])
    expect(rare(['propose_swap'], tools, SWAPS_MIN)).toEqual([])
    expect(firsts.filter((reading) => reading.kind === 'unknown').length).toBeGreaterThanOrEqual(UNKNOWN_MIN)
    const actions = firsts.flatMap((reading) => (reading.kind === 'later' ? [reading.request.action] : []))
    const missing = firsts.flatMap((reading) => (reading.kind === 'ask' ? [reading.about] : []))
    const topics = firsts.flatMap((reading) => (reading.kind === 'say' ? [reading.topic] : []))
    expect(rare(LATER_ACTIONS, actions, 2)).toEqual([])
    expect(rare(MISSING, missing, 1)).toEqual([])
    expect(rare(TOPICS, topics, 3)).toEqual([])
  })

  it('leave a second reading open only now and then', () => {
    for (const entries of [heldOut, secondHeldOut, thirdHeldOut])
      expect(entries.filter((one) => one.or).length / entries.length).toBeLessThan(OR_SHARE_MAX)
  })
})
