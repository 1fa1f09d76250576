import { describe, expect, it } from 'vitest'
import { AGENT_TOOLS, type AgentToolName } from '../../agent-tools.ts'
import { sayResult } from './say-result.ts'
import { SAMPLE_ANSWERS } from './testing/sample-answers.ts'

const TOOLS = Object.keys(SAMPLE_ANSWERS) as AgentToolName[]
const done = (tool: AgentToolName, changes: object = {}) => ({
  status: 'done',
  ...SAMPLE_ANSWERS[tool],
  ...changes,
})
const say = (tool: AgentToolName, changes: object = {}) => sayResult(tool, done(tool, changes))

describe('sayResult', () => {
  it('has a sample of every tool', () => {
    expect(TOOLS.toSorted()).toEqual(AGENT_TOOLS.map(({ name }) => name).toSorted())
  })

  it.each(TOOLS)('%s: one to five calm sentences', (tool) => {
    const text = say(tool)
    expect(text).not.toMatch(/undefined|null|NaN|could not be read, so|!|\p{Extended_Pictographic}/u)
    expect(text.endsWith('.')).toBe(true)
    const sentences = text.split(/[.?](?:\s|$)/u).filter((part) => part !== '')
    expect(sentences.length).toBeLessThanOrEqual(5)
    expect(text.length).toBeLessThan(400)
  })

  it.each([
    ['get_token_price', 'BONK is at **$0.0₄1234** on Solana, up 8.42% in 24 hours.'],
    [
      'get_swap_quote',
      '2.5 SOL would bring about **30,625,001.234 BONK** ($377.50) on Solana. The price impact is 0.08%. Nothing was traded.',
    ],
    ['propose_swap', 'Here is your swap on Solana. Nothing is signed without your approval.'],
    [
      'get_market_update',
      'The crypto market stands at **$3.12T**, down 1.20% in 24 hours. The mood is greed (61 of 100). The largest moves: JUP +8.42% and WIF −3.18%.',
    ],
    ['get_balances', 'Your vault holds **$13,951.79** in 1 token.'],
    [
      'get_limits',
      '$421.05 of $2,000.00 was spent in 24 hours, $1,578.95 is left; one transaction may move $500.00. You change limits in Settings; I cannot.',
    ],
    [
      'get_activity',
      'The newest is a wrap on Solana: not done. The chain refused this transaction. Of 1 action here, 1 not done.',
    ],
    ['propose_memory', 'I noted “Prefers USDC”. It counts once you keep it.'],
    [
      'get_funding_rates',
      'Funding of BTC is +0.0082% on average over 1 exchange: longs pay shorts. By CoinGlass.',
    ],
  ] as const)('%s: %s', (tool, text) => expect(say(tool)).toBe(text))

  it.each(['propose_swap', 'propose_transfer', 'propose_wrap', 'propose_unwrap'] as const)(
    '%s never says that something was done, nor that it still waits',
    (tool) => {
      expect(say(tool)).toContain('Nothing is signed without your approval.')
      expect(say(tool)).not.toContain('wait')
      expect(say(tool)).not.toMatch(/\b(?:sent|swapped|wrapped|unwrapped|done|complete|confirmed)\b/)
    },
  )

  it.each(TOOLS)('%s: asks and refuses in the words of the tool', (tool) => {
    expect(sayResult(tool, { status: 'ask', question: 'Which of the two?', options: [] })).toBe(
      'Which of the two?',
    )
    expect(sayResult(tool, { status: 'refused', reason: 'This vault is paused.' })).toBe(
      'This vault is paused.',
    )
    expect(sayResult(tool, 'nonsense')).toContain('could not be read')
  })

  it('says what is not known as unknown', () => {
    const { token } = SAMPLE_ANSWERS.get_token_price
    expect(say('get_token_price', { token: { ...token, priceUsd: null } })).toBe(
      'No price of BONK on Solana is known right now.',
    )
    expect(say('get_balances', { isComplete: false })).toContain('at least **$13,951.79**')
    const unread = [{ chain: 'hedera', totalUsd: null, tokens: [], hiddenCount: 0 }]
    expect(say('get_balances', { chains: unread, isComplete: false })).toContain(
      'Hedera could not be read just now.',
    )
  })

  it('a danger is said before anything that is fine', () => {
    const { passport } = SAMPLE_ANSWERS.check_token_risk
    const danger = { kind: 'no-sell-route', level: 'danger', label: 'Cannot be sold', text: 'x' }
    const text = say('check_token_risk', { passport: { ...passport, risks: [danger, ...passport.risks] } })
    expect(text).toMatch(/^BONK on Solana: it looks \*\*dangerous\*\*: cannot be sold and thin liquidity\./)
    expect(say('check_token_risk', { passport: { ...passport, imitates: null, risks: [] } })).toContain(
      'found nothing against it',
    )
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
    expect(sayResult('get_news', { status: 'refused', reason: HOSTILE })).not.toMatch(
      /(?<!\\)[[<]|https?:\/\//,
    )
  })
})
