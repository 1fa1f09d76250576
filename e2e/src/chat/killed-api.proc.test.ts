import { collectReply } from '@windhover/core/chat/collect-parts'
import { createChatClient, type ReadStream } from '@windhover/testkit/chat-client'
import { startTalkingModel, type TalkingModel } from '@windhover/testkit/talking-model'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChaosVault, openVaults } from '../chaos/open-vaults.ts'
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts'

const PEOPLE = 4
const KILLS = 8
const WORDS = 300
const PACE_MS = 10
/** What the planner does not understand, so that the model talks. */
const QUESTION = 'Tell me a long story about kestrels in the wind'
const APIS = ['api-1', 'api-2'] as const

let model: TalkingModel
let product: TestProduct
let people: readonly ChaosVault[]

beforeAll(async () => {
  model = await startTalkingModel()
  product = await startTestProduct({
    MODEL: `compatible:talk-${WORDS}-${PACE_MS}`,
    MODEL_URL: model.url,
    MODEL_API_KEY: 'none',
  })
  people = await openVaults({ ...product, faucetUrl: `${product.sandboxUrl}/faucet` }, PEOPLE)
  await Promise.all(people.map((person) => clientOf(person, 0).unlock()))
})
afterAll(async () => {
  await product?.stop()
  await model?.close()
})

function clientOf(person: ChaosVault, instance: number) {
  const headers = { ...person.visitor.headers(), 'x-api-key': person.apiKey }
  const url = product.instances[instance % product.instances.length] ?? ''
  return createChatClient(() => url, { vaultId: person.vaultId, headers })
}

/** As a browser does: a line that breaks is taken up where it broke, at whichever instance answers. */
async function readOn(
  person: ChaosVault,
  reading: { conversationId: string; runId: string; first: number; so: ReadStream | null },
) {
  let text = reading.so?.text ?? ''
  let after = reading.so?.lastId ?? 0
  let isDone = reading.so?.isDone ?? false
  let cuts = isDone ? 0 : 1
  for (let attempt = 0; !isDone; attempt += 1) {
    const { conversationId, runId } = reading
    const piece = await clientOf(person, reading.first + attempt)
      .follow(conversationId, { after, runId })
      .catch(() => null)
    if (piece === null || piece.status !== 200) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    text += piece.text
    after = Math.max(after, piece.lastId)
    isDone = piece.isDone
    if (!isDone) cuts += 1
  }
  return { text, cuts }
}

/** One question, asked at the instance that is about to die, with a second tab that reads from the other one. */
async function askThrough(person: ChaosVault, at: number) {
  const conversationId = crypto.randomUUID()
  const so = await clientOf(person, at).ask({ text: QUESTION, conversationId })
  const runId = so.runId ?? ''
  const reading = { conversationId, runId }
  const [tab, second] = await Promise.all([
    readOn(person, { ...reading, first: at + 1, so }),
    readOn(person, { ...reading, first: at, so: null }),
  ])
  return { person, conversationId, tab, second }
}

it('a killed api loses nothing of a reply: every tab reads the same bytes to the end', async () => {
  let cuts = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const victim = APIS[kill % APIS.length] ?? 'api-1'
    const asked = model.asked()
    const replies = Promise.all(people.map((person) => askThrough(person, kill)))
    await waitUntil({
      what: 'everybody is being answered',
      timeoutMs: 30_000,
      check: () => model.asked() >= asked + PEOPLE && model.talking() >= PEOPLE,
    })
    // Each time at another place of the reply.
    await new Promise((resolve) => setTimeout(resolve, 150 * (kill % 8)))
    await product.kill9(victim)
    for (const { person, conversationId, tab, second } of await replies) {
      cuts += tab.cuts
      expect(second.text).toBe(tab.text)
      const ids = [...tab.text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
      expect(ids).toEqual(Array.from({ length: ids.length }, (_, place) => place + 1))
      const chunks = [...tab.text.matchAll(/^data: (\{.*)$/gm)].map(([, line = '']) => JSON.parse(line))
      const reply = collectReply(chunks)
      expect(reply.ending).toBe('finished')
      const { body } = await clientOf(person, kill + 1).history({ conversationId })
      expect(body.messages).toHaveLength(2)
      expect(body.messages[1].parts).toEqual(reply.parts)
    }
    await product.waitUntilReady(victim)
  }
  process.stdout.write(`${KILLS} kills, ${cuts} lines cut and taken up again\n`)
  expect(cuts).toBeGreaterThanOrEqual(KILLS)
}, 300_000)
