import { approvalOf } from '@windhover/core/authority/approve-intent'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { IntentView, PreviewView } from '@windhover/core/transactions/contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { TransferIntent } from '@windhover/core/transfers/intents/transfer'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { checkProof } from '@windhover/signer/proof/check-proof'
import { createSolanaSigner } from '@windhover/testkit/action-signer'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { TEST_ORIGIN } from '@windhover/testkit/start-test-api'
import { startTestProduct, type TestProduct } from '@windhover/testkit/start-test-product'
import { makeTestDevice, type TestDevice } from '@windhover/testkit/test-device'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseIntentId } from './accept/choose-intent-id.ts'

const ONLY = ['accounts', 'vaults', 'prices', 'tokens', 'balances', 'transactions', 'transfers']
const PATH = '/api/transactions'
/** In lamports. */
const SMALL = '2000000'
/** More than the vault has, and less than anybody may be lent. */
const FAR_TOO_MUCH = '20000000000000'

type Answer<Body> = { readonly status: number; readonly body: Body }
type Refusal = { readonly code: string; readonly error: string }
type IssuedKey = { readonly key: string; readonly apiKeyHash: string }
type Page = { readonly intents: IntentView[]; readonly nextCursor: string | null }
type Person = {
  readonly headers: Readonly<Record<string, string>>
  readonly vaultId: string
  readonly device: TestDevice
}

let sandbox: TestSandbox
let product: TestProduct
let owner: Person & { key: string }
let stranger: Person & { key: string }
/** In the order in which they were asked for; the last one is more than there is. */
const made: TransferIntent[] = []
let friend: string
let other: string

async function call<Body = Refusal>(
  headers: Readonly<Record<string, string>>,
  path: string,
  body?: object,
): Promise<Answer<Body>> {
  const answer = await fetch(`${product.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const list = (query: Record<string, string>) =>
  call<Page>(owner.headers, `${PATH}?${new URLSearchParams({ vaultId: owner.vaultId, ...query })}`)
const idsOf = ({ body }: Answer<Page>) => body.intents.map((view) => view.intent.id)
const submit = async (intent: TransferIntent, key = owner.key) =>
  send({ intent, approval: await owner.device.approve(intent) }, key)
const send = (body: object, key = owner.key) =>
  call<IntentView & Refusal>({ ...owner.headers, 'x-api-key': key }, PATH, {
    vaultId: owner.vaultId,
    ...body,
  })
const one = (person: Person, intentId: string) =>
  call<IntentView & Refusal>(person.headers, `${PATH}/${intentId}`)

function transfer(to: string, amountRaw: RawAmount): TransferIntent {
  const { vaultId } = owner
  return {
    id: crypto.randomUUID(),
    vaultId,
    type: 'transfer',
    chain: 'solana',
    token: 'native',
    to,
    amountRaw,
  }
}

async function comeIn(): Promise<Person & { publicKey: string; lendKey: WalletVisitor['lendKey'] }> {
  const { headers, device, lendKey } = await signInOverHttp({ apiUrl: product.url, origin: TEST_ORIGIN })
  const vaults = async () =>
    (await call<{ tokenId: string; publicKey: string }[]>(headers, vaultRoutes.listVaults.path)).body
  await waitUntil({ what: 'the vault', timeoutMs: 30_000, check: async () => (await vaults()).length > 0 })
  const [{ tokenId, publicKey } = { tokenId: '', publicKey: '' }] = await vaults()
  return { headers, vaultId: tokenId, publicKey, device, lendKey }
}

beforeAll(async () => {
  sandbox = await useSandbox()
  product = await startTestProduct({ env: sandbox.env, only: ONLY })
  const [me, somebody] = [await comeIn(), await comeIn()]
  const keyOf = async ({ headers, vaultId }: Person) =>
    (await call<IssuedKey>(headers, `/api/vaults/${vaultId}/keys`, { label: 'Test' })).body
  const issued = await keyOf(me)
  await me.lendKey(issued.apiKeyHash)
  owner = { ...me, key: issued.key }
  stranger = { ...somebody, key: (await keyOf(somebody)).key }
  await askFaucet(sandbox, { solana: me.publicKey, chains: ['solana'] })
  friend = (await createSolanaSigner()).address
  other = (await createSolanaSigner()).address
  // One of them twice, and the least recent first.
  for (const to of [friend, other, other]) made.push(transfer(to, SMALL))
  made.push(transfer(friend, FAR_TOO_MUCH))
  for (const intent of made) expect((await submit(intent)).status).toBe(200)
  await waitUntil({
    what: 'all of them to end',
    timeoutMs: 60_000,
    check: async () => (await list({ group: 'waiting' })).body.intents.length === 0,
  })
})
afterAll(async () => {
  await product?.stop()
  await sandbox?.stop()
})

describe('the list of everything a vault was asked to do', () => {
  it('is paged from the newest to the oldest, each once', async () => {
    const seen: string[] = []
    let cursor: string | null = null
    for (let page = 0; page === 0 || cursor !== null; page += 1) {
      const answer: Answer<Page> = await list({ limit: '3', ...(cursor === null ? {} : { cursor }) })
      expect(answer.status).toBe(200)
      expect(answer.body.intents.length).toBe(page === 0 ? 3 : 1)
      seen.push(...idsOf(answer))
      cursor = answer.body.nextCursor
    }
    expect(seen).toEqual(made.map((intent) => intent.id).toReversed())
  })

  it('is filtered by group, state and chain before it is paged', async () => {
    const [first, second, third, tooMuch] = made.map((intent) => intent.id)
    expect(idsOf(await list({ group: 'done' }))).toEqual([third, second, first])
    expect(idsOf(await list({ group: 'failed' }))).toEqual([tooMuch])
    const paged = await list({ group: 'done', limit: '2' })
    expect(idsOf(paged)).toEqual([third, second])
    expect(idsOf(await list({ group: 'done', cursor: paged.body.nextCursor ?? '' }))).toEqual([first])
    expect(idsOf(await list({ group: 'waiting' }))).toEqual([])
    expect(idsOf(await list({ state: 'FAILED' }))).toEqual([tooMuch])
    expect(idsOf(await list({ state: 'FAILED', group: 'done' }))).toEqual([])
    expect(idsOf(await list({ chain: 'bsc' }))).toEqual([])
    expect(idsOf(await list({ chain: 'solana', limit: '1' }))).toEqual([tooMuch])
  })

  it('refuses a cursor, a group or a page that does not exist', async () => {
    expect((await list({ cursor: 'x; drop table intents' })).status).toBe(404)
    expect((await list({ group: 'open' })).status).toBe(400)
    expect((await list({ limit: '101' })).status).toBe(400)
  })

  it('is closed to everybody else', async () => {
    const path = `${PATH}?vaultId=${owner.vaultId}`
    expect((await call(stranger.headers, path)).status).toBe(403)
    expect((await call({}, path)).status).toBe(401)
  })
})

describe('one intent', () => {
  it('is told with its receipt, or with the reason why it was not done', async () => {
    const [first, , , tooMuch] = made
    const done = await one(owner, first?.id ?? '')
    expect(done.body).toMatchObject({ state: 'CONFIRMED', failure: null, intent: first })
    expect(done.body.receipt?.executed.map((each) => each.amountRaw)).toEqual([`-${SMALL}`])
    const failed = await one(owner, tooMuch?.id ?? '')
    expect(failed.body).toMatchObject({ state: 'FAILED', transactionId: null })
    // As the chain's adapter made it, through the lane and the database.
    expect(failed.body.failure).toEqual({
      code: 'chain/insufficientFunds',
      text: 'Not enough balance for this transaction.',
      retryable: false,
      context: { chain: 'solana', token: 'native' },
    })
  })

  it('does not exist for anybody else, in the same words as one that nobody has asked for', async () => {
    const theirs = await one(stranger, made[0]?.id ?? '')
    const none = await one(stranger, crypto.randomUUID())
    expect([theirs.status, none.status]).toEqual([404, 404])
    expect([theirs.body.code, theirs.body.error]).toEqual([none.body.code, none.body.error])
  })
})

describe('the proof of a payment', () => {
  const proofOf = (person: Person, intentId: string) => call(person.headers, `${PATH}/${intentId}/proof`)
  const done = () => made[0]?.id ?? ''
  const tooMuch = () => made.at(-1)?.id ?? ''

  it('is answered in the very bytes that are checked', async () => {
    const id = done()
    const answer = await fetch(`${product.url}${PATH}/${id}/proof`, { headers: owner.headers })
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const text = await answer.text()
    const { file, links } = checkProof(text)
    expect(Object.values(links).map(({ holds }) => holds)).toEqual([true, true, true, true])
    expect(file.intent).toEqual(made[0])
    const { transactionId } = (await one(owner, id)).body
    expect(file.transactions.map((each) => each.id)).toEqual([transactionId])
  })

  it('is nobody else’s, in the same words as one that does not exist', async () => {
    const theirs = await proofOf(stranger, done())
    const none = await proofOf(stranger, crypto.randomUUID())
    expect([theirs.status, none.status]).toEqual([404, 404])
    expect([theirs.body.code, theirs.body.error]).toEqual([none.body.code, none.body.error])
    expect((await call({}, `${PATH}/${done()}/proof`)).status).toBe(401)
  })

  it('is not there for what the network has not confirmed', async () => {
    const answer = await proofOf(owner, tooMuch())
    expect([answer.status, answer.body.code]).toEqual([409, transactionErrors.noProofYet.code])
  })
})

describe('asking for an intent', () => {
  it('answers the same for the same id, and moves nothing twice', async () => {
    const [first] = made as [TransferIntent]
    const again = await submit(first)
    expect(again.body).toMatchObject({ state: 'CONFIRMED', intent: first })
    expect((await list({})).body.intents).toHaveLength(made.length)
    const changed = await submit({ ...first, amountRaw: '1' })
    expect([changed.status, changed.body.code]).toEqual([409, 'transaction/idTaken'])
  })

  it('needs a live key of that very vault', async () => {
    const intent = transfer(friend, SMALL)
    const approval = await owner.device.approve(intent)
    const open = await call(owner.headers, PATH, { vaultId: owner.vaultId, intent, approval })
    expect(open.status).toBe(401)
    expect((await submit(intent, `${owner.key.slice(0, -2)}xx`)).status).toBe(401)
    const elsewhere = await submit({ ...intent, vaultId: stranger.vaultId })
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.body.code).toBe('transaction/wrongVault')
    expect((await one(owner, intent.id)).status).toBe(404)
  })
})

describe('a preview', () => {
  const preview = (person: Person, intent: TransferIntent) =>
    call<PreviewView>(person.headers, `${PATH}/preview`, { intent })

  it('says what leaves and stores nothing', async () => {
    const intent = transfer(friend, SMALL)
    const { status, body } = await preview(owner, intent)
    expect(status).toBe(200)
    if (!body.succeeds) throw new Error(body.reason)
    expect(body.changes.map((each) => each.amountRaw)).toEqual([`-${SMALL}`])
    expect(body.warnings).toEqual([])
    expect((await one(owner, intent.id)).status).toBe(404)
    expect((await preview(owner, transfer(friend, FAR_TOO_MUCH))).body).toMatchObject({
      succeeds: false,
      reason: 'Not enough balance for this transaction.',
    })
  })

  it('is closed to everybody else', async () => {
    expect((await preview(stranger, transfer(friend, SMALL))).status).toBe(403)
  })
})

describe('addresses a vault has paid', () => {
  const recipients = (person: Person, chain: string) =>
    call<{ recipients: { address: string; times: number }[] }>(
      person.headers,
      `${PATH}/recipients?vaultId=${owner.vaultId}&chain=${chain}`,
    )

  it('are listed with the most recent first, without those that were never paid', async () => {
    const { body } = await recipients(owner, 'solana')
    expect(body.recipients).toMatchObject([
      { address: other, times: 2 },
      { address: friend, times: 1 },
    ])
    expect((await recipients(owner, 'bsc')).body.recipients).toEqual([])
    expect((await recipients(stranger, 'solana')).status).toBe(403)
  })
})

describe('the id of another vault', () => {
  it('cannot be claimed before that vault uses it', async () => {
    const claimed = chooseIntentId({
      vaultId: owner.vaultId,
      intentId: undefined,
      headers: new Headers({ 'idempotency-key': 'invoice-2' }),
    })
    const { vaultId } = stranger
    const intent = { ...transfer(friend, SMALL), id: claimed, vaultId }
    const answer = await call({ ...stranger.headers, 'x-api-key': stranger.key }, PATH, {
      vaultId,
      intent,
      approval: await stranger.device.approve(intent),
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'transaction/idNotRandom' } })
    const paid = await call<{ intentId: string }>(
      { ...owner.headers, 'x-api-key': owner.key, 'idempotency-key': 'invoice-2' },
      '/api/solana/transfer',
      { vaultId: owner.vaultId, mint: 'SOL', to: friend, amount: '0.002' },
    )
    expect(paid).toMatchObject({ status: 200 })
    expect((await one(owner, claimed)).status).toBe(200)
    expect((await one(stranger, claimed)).status).toBe(404)
  })
})

describe('the approval of an intent', () => {
  const refused = async (intent: TransferIntent, body: object) => {
    const answer = await send({ intent, ...body })
    expect((await one(owner, intent.id)).status, 'nothing is stored').toBe(404)
    return [answer.status, answer.body.code]
  }

  it('has to be there', async () => {
    const [status] = await refused(transfer(friend, SMALL), {})
    expect(status).toBe(400)
  })

  it('is the owner’s alone: another person’s device, or one that nobody knows, approves nothing', async () => {
    for (const device of [stranger.device, makeTestDevice()]) {
      const intent = transfer(friend, SMALL)
      const approval = await device.approve(intent)
      expect(await refused(intent, { approval })).toEqual([403, 'authority/unknownKey'])
      const mine = { ...approval, keyId: owner.device.id }
      expect(await refused(intent, { approval: mine })).toEqual([403, 'authority/notProven'])
    }
  })

  it('is of exactly this intent', async () => {
    const [intent, another] = [transfer(friend, SMALL), transfer(other, SMALL)]
    const approval = await owner.device.approve(another)
    expect(await refused(intent, { approval })).toEqual([403, 'authority/wrongIntent'])
    const dearer = await owner.device.approve({ ...intent, amountRaw: '1' })
    expect(await refused(intent, { approval: dearer })).toEqual([403, 'authority/wrongIntent'])
  })

  it('is of this minute', async () => {
    const intent = transfer(friend, SMALL)
    const old = await owner.device.say(approvalOf(intent, Date.now() - 61_000))
    expect(await refused(intent, { approval: old })).toEqual([403, 'authority/wrongTime'])
  })

  it('of a program counts with a key that a root has lent powers, and with no other', async () => {
    const pay = ({ headers, vaultId, key }: typeof owner) =>
      call<Refusal>({ ...headers, 'x-api-key': key }, '/api/solana/transfer', {
        ...{ vaultId, mint: 'SOL', to: friend, amount: '0.002', intentId: crypto.randomUUID() },
      })
    const answer = await pay(stranger)
    expect([answer.status, answer.body.code]).toEqual([403, 'authority/unknownKey'])
    expect((await pay(owner)).status).toBe(200)
  })

  it('by an API key has a proof that holds no key, only that it was seen', async () => {
    const intentId = crypto.randomUUID()
    const paid = await call({ ...owner.headers, 'x-api-key': owner.key }, '/api/solana/transfer', {
      ...{ vaultId: owner.vaultId, mint: 'SOL', to: friend, amount: '0.002', intentId },
    })
    expect(paid.status).toBe(200)
    const isDone = async () => (await one(owner, intentId)).body.state === 'CONFIRMED'
    await waitUntil({ what: 'the payment', timeoutMs: 30_000, check: isDone })
    const answer = await call(owner.headers, `${PATH}/${intentId}/proof`)
    expect(JSON.stringify(answer.body)).toContain('"seen-api-key"')
    expect(JSON.stringify(answer.body)).not.toContain(owner.key)
  })
})
