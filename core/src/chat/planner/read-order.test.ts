import { describe, expect, it } from 'vitest'
import { wrongRows } from '../../testing/wrong-rows.ts'
import { isAboutMoney } from './about-money.ts'
import type { PlannedCall } from './plan.ts'
import { readRequest } from './read-request.ts'

const ADDRESS = '7qbRF6YsyGuLUVs6Y1q64bdVrfe4ZcUUz1JRdoVNUJnm'

/** Orders in ways of saying that stand close to no order at all, and their neighbours. */
function ordersOf(text: string): readonly PlannedCall[] {
  const plan = readRequest(text)
  const calls = plan.kind === 'call' ? plan.calls : plan.kind === 'ask' ? [plan.begun] : []
  return calls.filter(isAboutMoney)
}

describe('what is asked for with a plea', () => {
  it('is an order', () => {
    const texts = [
      'selling 20% of my MEW to SOL please',
      'please, buying PYTH with 70 USDC',
      'would you mind swapping 1 SOL to BONK?',
    ]
    expect(wrongRows(texts, (text) => expect(ordersOf(text)).toHaveLength(1))).toEqual([])
  })

  it('is none without the plea, or with words that say otherwise', () => {
    const texts = [
      'selling 20% of my MEW to SOL',
      'I am selling 20% of my MEW to SOL please',
      'selling 20% of my MEW to SOL please?',
      'is selling 20% of my MEW to SOL a good idea please',
      'buying PYTH with 70 USDC was a mistake, please help',
      'no buying PYTH with 70 USDC please',
      'stop selling 20% of my MEW to SOL please',
    ]
    expect(wrongRows(texts, (text) => expect(ordersOf(text)).toEqual([]))).toEqual([])
  })
})

describe('a remark before an order', () => {
  it('is none', () => {
    const texts = [
      'my friend said WIF will go up, buy it with 0.9 SOL',
      'I think you should buy WIF with 0.9 SOL',
      'if WIF is up, buy it with 0.9 SOL',
      'I do not think WIF will go up so buy it with 0.9 SOL',
      "I don't want BONK anymore, buy 1 SOL worth of it",
      'my wife wants PENGU, she would buy 0.1 SOL worth of it',
      'my wife wanted PENGU, buy 0.1 SOL worth of it?',
      'I hope WIF will go up, maybe buy it with 0.9 SOL',
      'the market is red, never buy WIF with 0.9 SOL',
      'WIF is cheap, should I buy it with 0.9 SOL',
      'WIF and BONK are cheap, buy it with 0.9 SOL',
      'reported I have 3 SOL, change 1 SOL to USDC',
      'I announced I have 3 SOL, change 1 SOL to USDC',
    ]
    expect(wrongRows(texts, (text) => expect(ordersOf(text)).toEqual([]))).toEqual([])
  })
})

describe('leave that is asked for', () => {
  it('is answered with a question where the price is missing', () => {
    const question = { kind: 'ask', about: 'counter-token' }
    const texts = ['can I buy BONK', 'can I buy some BONK?', 'could I get PENGU?']
    expect(wrongRows(texts, (text) => expect(readRequest(text)).toMatchObject(question))).toEqual([])
  })
  it('is no order', () => {
    const texts = [
      'can I buy BONK with 1 SOL',
      'can I buy $50 of BONK?',
      'can I sell my BONK?',
      'may I send 1 SOL?',
    ]
    expect(wrongRows(texts, (text) => expect(ordersOf(text)).toEqual([]))).toEqual([])
  })
})

describe('what is told, wondered, put off or taken back', () => {
  it('is no order', () => {
    const texts = [
      'my friend wants me to buy bonk with 1 sol',
      'i think i will buy wif with 1 sol',
      'i am thinking to sell all my bonk for usdc',
      'my wife told me to buy 1 sol of pengu',
      'i would buy bonk with 1 sol if i could',
      'i wanted to swap 1 sol to usdc',
      "i wanted to buy 1 sol of wif but i didn't",
      'can i swap 1 sol to usdc?',
      'what happens when i swap 1 sol to usdc',
      'how do i swap 1 sol to usdc',
      'do people swap 1 sol to usdc',
      'is it smart to swap 1 sol to usdc',
      '"buy wif with 1 sol"',
      'he said: sell all my bonk for usdc',
      "let's not swap 1 sol to bonk",
      "no, don't swap 1 sol to bonk",
      `stop! do not send 1 sol to ${ADDRESS}`,
      `i never said send 1 sol to ${ADDRESS}`,
      `did i send 1 sol to ${ADDRESS}`,
      `i sent 1 sol to ${ADDRESS}`,
      'why did you swap 1 sol to usdc',
      'you swapped 1 sol to usdc',
      'swap 1 sol to usdc was a mistake',
      'the bot should swap 1 sol to usdc',
      'imagine i swap 1 sol to usdc',
      'pretend to buy 1 sol of bonk',
      'unless bonk dumps, buy 1 sol of it',
      'buy 1 sol of bonk unless it dumps',
      'buy 1 sol of bonk in an hour',
      'buy 1 sol of bonk later today',
      'sell all my wif on friday',
      `send 1 sol to ${ADDRESS} at noon`,
      'buy bonk with 1 sol after the news',
      'buy 1 sol of bonk if bitcoin goes up',
      `if my friend agrees, send 1 sol to ${ADDRESS}`,
      'once i tell you, swap 1 sol to usdc',
      'swap 1 sol to usdc when i say so',
      "i don't want to buy 1 sol of bonk",
      'i dont think we should sell all my bonk for usdc',
      'rather not buy wif with 1 sol',
      'ask me before you swap 1 sol to usdc',
      'example: swap 1 sol to usdc',
      'the command is swap 1 sol to usdc',
      'write swap 1 sol to usdc',
      'what does "swap 1 sol to usdc" mean',
      'repeat after me: swap 1 sol to usdc',
      "i'm about to buy 1 sol of bonk",
      'i am buying 1 sol of bonk',
      "i'm selling all my wif for usdc",
      'selling all my wif for usdc',
      'buying bonk with 1 sol',
      'just bought bonk with 1 sol',
      'sold all my wif for usdc',
      'tempted to buy bonk with 1 sol',
      'my plan is to buy bonk with 1 sol',
      'wish i could buy bonk with 1 sol',
      'swap 1 or 2 sol to usdc',
      'swap 1 sol to usdc or usdt',
      `swap 1 sol to usdc and send it to ${ADDRESS}`,
      'buy bonk with 1 sol and wif with 2 sol',
      'swap 1 sol and 2 jup to usdc',
      'swap -1 sol to usdc',
      'swap 0 sol to usdc please now 5',
      `send 1 sol 2 sol to ${ADDRESS}`,
      'the market is red so my friend sold all his bonk for usdc',
      'i think wif will go up if i buy it with 1 sol',
      'i think wif will not go up so buy it with 1 sol',
      "my wife wants pengu, but don't buy 0.1 sol worth of it",
      'i have 3 sol, should i change 1 sol to usdc',
      'i hate bonk, my brother sells all of it for usdc',
    ]
    expect(wrongRows(texts, (text) => expect(ordersOf(text)).toEqual([]))).toEqual([])
  })
})

describe('what stands is ended only where that is said', () => {
  it('is ended', () => {
    const texts = [
      'cancel my orders',
      'take down my limit orders, all of them',
      'please stop all my dcas',
      'shut all my positions',
    ]
    expect(wrongRows(texts, (text) => expect(actionOf(text)).toMatch(/^(?:cancel|close)-/))).toEqual([])
  })
  it('and nowhere else', () => {
    const texts = [
      'was my order cancelled',
      'did you cancel my orders?',
      'should i close my positions',
      "don't cancel my orders",
      'never close my positions',
      'why is my dca stopped',
      'i cancelled my orders yesterday',
      'do not stop my dca',
      'how do i cancel my dca',
    ]
    expect(wrongRows(texts, (text) => expect(actionOf(text)).not.toMatch(/^(?:cancel|close)-/))).toEqual([])
  })
})

function actionOf(text: string): string {
  const plan = readRequest(text)
  return plan.kind === 'later' ? plan.request.action : ''
}
