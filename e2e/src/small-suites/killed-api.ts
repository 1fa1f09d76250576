import { collectReply } from '@windhover/core/chat/collect-parts'
import { noteFigures } from '@windhover/testkit/campaign-figures'
import { campaignTimeoutMs, sizeOf } from '@windhover/testkit/campaigns'
import { createChatClient, type ReadStream } from '@windhover/testkit/chat-client'
import type { TalkingModel } from '@windhover/testkit/talking-model'
import { waitUntil } from '@windhover/testkit/wait-until'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ChaosVault, openVaults } from '../chaos/open-vaults.ts'
import type { TestProduct } from '../support/start-test-product.ts'

const { kills: KILLS } = sizeOf('killed-api')
const PEOPLE = 4
const WORDS = 200
const PACE_MS = 10
/** Talks for two seconds. */
export const TALKING = `compatible:talk-${WORDS}-${PACE_MS}`
/** What the strict grammar does not read, so that the model talks. */
const QUESTION = 'Tell me a long story about kestrels in the wind'
const APIS = ['api-1', 'api-2'] as const
/** How far the reply has come when its api dies; early, late and in between before they come again. */
const KILLED_AFTER_MS = [0, 600, 300, 900, 150, 750, 450, 1_050] as const

type Scene = { readonly product: TestProduct; readonly model: TalkingModel }

export function testKilledApi(given: () => Scene): void {
  describe('a killed api', () => {
    let people: readonly ChaosVault[]
    beforeAll(async () => {
      const { product } = given()
      people = await openVaults({ ...product, faucetUrl: `${product.sandboxUrl}/faucet` }, PEOPLE)
      await Promise.all(people.map((person) => clientOf(product, person, 0).unlock()))
    })

    it(
      'loses nothing of a reply: every tab reads the same bytes to the end',
      async () => {
        let cuts = 0
        for (let kill = 0; kill < KILLS; kill += 1) cuts += await killOnce(given(), { people, kill })
        const lines = `${cuts} lines cut and resumed`
        noteFigures('killed-api', `${KILLS} kills, ${lines}, both tabs identical, stored once`)
        expect(cuts).toBeGreaterThanOrEqual(KILLS)
      },
      campaignTimeoutMs(),
    )
  })
}

/** Everybody asks, the api that answers them dies, and everybody reads on. Returns how many lines broke. */
async function killOnce(
  { product, model }: Scene,
  { people, kill }: { people: readonly ChaosVault[]; kill: number },
): Promise<number> {
  const victim = APIS[kill % APIS.length] ?? 'api-1'
  const asked = model.asked()
  const replies = Promise.all(people.map((person) => askThrough(product, person, kill)))
  await waitUntil({
    what: 'everybody is being answered',
    timeoutMs: 30_000,
    check: () => model.asked() >= asked + PEOPLE && model.talking() >= PEOPLE,
  })
  await new Promise((resolve) => setTimeout(resolve, KILLED_AFTER_MS[kill % KILLED_AFTER_MS.length]))
  await product.kill9(victim)
  let cuts = 0
  for (const { person, conversationId, tab, second } of await replies) {
    cuts += tab.cuts
    expect(second.text).toBe(tab.text)
    const ids = [...tab.text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, place) => place + 1))
    const chunks = [...tab.text.matchAll(/^data: (\{.*)$/gm)].map(([, line = '']) => JSON.parse(line))
    const reply = collectReply(chunks)
    expect(reply.ending).toBe('finished')
    const { body } = await clientOf(product, person, kill + 1).history({ conversationId })
    expect(body.messages).toHaveLength(2)
    expect(body.messages[1].parts).toEqual(reply.parts)
  }
  await product.waitUntilReady(victim)
  return cuts
}

/** One question, asked at the instance that is about to die, with a second tab that reads from the other one. */
async function askThrough(product: TestProduct, person: ChaosVault, at: number) {
  const conversationId = crypto.randomUUID()
  const so = await clientOf(product, person, at).ask({ text: QUESTION, conversationId })
  const reading = { conversationId, runId: so.runId ?? '' }
  const [tab, second] = await Promise.all([
    readOn(product, person, { ...reading, first: at + 1, so }),
    readOn(product, person, { ...reading, first: at, so: null }),
  ])
  return { person, conversationId, tab, second }
}

/** As a browser does: a line that breaks is taken up where it broke, at whichever instance answers. */
async function readOn(
  product: TestProduct,
  person: ChaosVault,
  reading: { conversationId: string; runId: string; first: number; so: ReadStream | null },
) {
  let text = reading.so?.text ?? ''
  let after = reading.so?.lastId ?? 0
  let isDone = reading.so?.isDone ?? false
  let cuts = isDone ? 0 : 1
  for (let attempt = 0; !isDone; attempt += 1) {
    const { conversationId, runId } = reading
    const piece = await clientOf(product, person, reading.first + attempt)
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

function clientOf(product: TestProduct, person: ChaosVault, instance: number) {
  const headers = { ...person.visitor.headers(), 'x-api-key': person.apiKey }
  const url = product.instances[instance % product.instances.length] ?? ''
  return createChatClient(() => url, { vaultId: person.vaultId, headers })
}
