import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseTalks } from './choose-lines.ts'
import { compareModel } from './compare-model.ts'
import { judgeCalls } from './judge-calls.ts'
import { readConversationSets, readRequestSets } from './read-sets.ts'
import { expectation } from './set-line.ts'

/** An OpenAI-compatible address that prepares the same swap whatever it is asked: a model nobody should take. */
let server: Server
let asked = 0
beforeAll(async () => {
  const call = { index: 0, id: 'call', type: 'function', function: { name: 'propose_swap', arguments: '{}' } }
  const event = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'e', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  server = createServer((request, response) => {
    asked += 1
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`${event({ tool_calls: [call] }, null)}${event({}, 'tool_calls')}data: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const heldOut = {
  requests: readRequestSets().filter(({ isHeldOut }) => isHeldOut),
  conversations: readConversationSets().filter(({ isHeldOut }) => isHeldOut),
}

describe('a model that is compared', () => {
  it('is told what it will take, scored by set and category with its wrong acts, and no line is shown', async () => {
    const printed: string[] = []
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const env = { MODEL: 'compatible:any', MODEL_API_KEY: 'none', MODEL_URL: url }
    await compareModel({ env, lines: 1, seed: '1' }, (line) => printed.push(line))
    expect(printed[0]).toMatch(/^\d+ questions to compatible:any: about [\d,]+ tokens$/)
    const own = printed.slice(printed.indexOf('compatible:any') + 1)
    expect(own.find((line) => line.includes(' order '))).toMatch(/0\.0 % {2}0 of \d+, wrong acts: [1-9]/)
    expect(own.find((line) => line.includes(' unknown '))).toMatch(/0\.0 %/)
    expect(asked).toBeGreaterThan(0)
    const all = printed.join('\n')
    const texts = heldOut.requests.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(texts.filter((text) => text.length > 12 && all.includes(text))).toEqual([])
  })

  it('gets the same lines for the same seed, and others for another', () => {
    const choose = (seed: string) => chooseTalks(heldOut, { lines: 2, seed })
    expect(choose('1')).toEqual(choose('1'))
    expect(choose('2')).not.toEqual(choose('1'))
  })

  it('needs its key', async () => {
    const compare = compareModel({ env: { MODEL: 'openai:any' }, lines: 1, seed: '1' }, () => {})
    await expect(compare).rejects.toThrow('MODEL_API_KEY')
  })
})

describe('what a model calls', () => {
  const swap = { tool: 'propose_swap', args: { sell: 'SOL', buy: 'USDC', amount: '1' } }
  const price = { tool: 'get_token_price', args: { token: 'SOL' } }
  it.each([
    [[swap], { kind: 'call', calls: [swap] }, { isRight: true, isWrongAct: false }],
    [[price], { kind: 'call', calls: [swap] }, { isRight: false, isWrongAct: false }],
    [[swap], { kind: 'unknown' }, { isRight: false, isWrongAct: true }],
    [[price], { kind: 'unknown' }, { isRight: true, isWrongAct: false }],
    [[], { kind: 'correct', calls: [swap] }, { isRight: true, isWrongAct: false }],
  ] as const)('%j for %j', (calls, expected, judgement) => {
    expect(judgeCalls(calls, { expect: expectation.parse(expected) })).toEqual(judgement)
  })
})
