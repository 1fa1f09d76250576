import { CHALLENGE_VALID_MS, STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { walletPresenceText } from '@windhover/core/authority/wallet-text'
import type { RouteResponse } from '@windhover/core/contract/route'
import { openAccountWorld } from '@windhover/testkit/open-account-world'
import { saveCodes } from '@windhover/testkit/recovery-codes'
import { addPasskey } from '@windhover/testkit/sign-up'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import {
  createEthereumWallet,
  createSolanaWallet,
  type SoftwareWallet,
  sayWalletSignIn,
  signInWithWallet,
  walletAsOwner,
} from '@windhover/testkit/software-wallets'
import { makeTestDevice } from '@windhover/testkit/test-device'
import { afterAll, describe, expect, it } from 'vitest'

const { clock, origin, server, close } = await openAccountWorld()
afterAll(close)

type Asked = RouteResponse<typeof signInRoutes.startWalletSignIn>
const newPasskey = () => createSoftwarePasskey({ origin })
const rootOfAccount = (wallet: SoftwareWallet, { owner }: { owner: string }) => ({
  root: walletAsOwner(wallet, origin),
  owner,
})

const presenceOf = (wallet: SoftwareWallet, asked: { nonce: string; at: number }) =>
  walletPresenceText(walletAsOwner(wallet, origin).key, asked)

describe.each([
  ['ethereum', createEthereumWallet],
  ['solana', createSolanaWallet],
] as const)('sign-in with %s', (chain, createWallet) => {
  const ask = async (address: string) =>
    (await server.openBrowser().send(signInRoutes.startWalletSignIn, { body: { chain, address } })).body
  const finish = (body: object) =>
    server.openBrowser().send(signInRoutes.signInWithWallet, { body: { chain, ...body } })
  const signed = async (wallet: SoftwareWallet, asked?: Asked) => {
    const device = makeTestDevice()
    const said = await sayWalletSignIn(wallet, {
      asked: asked ?? (await ask(wallet.address)),
      origin,
      device,
    })
    return { address: wallet.address, ...said }
  }

  it('asks for a statement with a nonce that is ours, and says whose wallet it is', async () => {
    const wallet = createWallet()
    const [one, other] = [await ask(wallet.address), await ask(wallet.address)]
    expect(one.owner).toBeNull()
    expect(one.nonce).not.toBe(other.nonce)
    const { body } = await signInWithWallet(server.openBrowser(), wallet)
    expect((await ask(wallet.address)).owner).toBe(body.owner)
  })

  it('proves presence only while the account has no passkey', async () => {
    const wallet = createWallet()
    const browser = server.openBrowser()
    const { body: account } = await signInWithWallet(browser, wallet)
    expect(account.session.stepUpUntil).not.toBeNull()
    expect((await addPasskey(browser, newPasskey(), rootOfAccount(wallet, account))).status).toBe(200)
    const again = await signInWithWallet(server.openBrowser(), wallet)
    expect(again.body).toMatchObject({ passkeyCount: 1, session: { stepUpUntil: null } })
  })

  it('makes the account the first time and finds it the next', async () => {
    const wallet = createWallet()
    const first = await signInWithWallet(server.openBrowser(), wallet)
    expect(first.body).toMatchObject({ passkeyCount: 0, wallets: [{ chain, address: wallet.address }] })
    expect(first.body.session).toMatchObject({ method: chain, stepUpUntil: expect.any(String) })
    const second = await signInWithWallet(server.openBrowser(), wallet)
    expect(second.body.userId).toBe(first.body.userId)
    expect(server.created.filter((userId) => userId === first.body.userId)).toHaveLength(1)
  })

  it('makes one account when the same wallet comes several times at once', async () => {
    const wallet = createWallet()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => signInWithWallet(server.openBrowser(), wallet)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const users = new Set(answers.map(({ body }) => body.userId))
    expect(users.size).toBe(1)
    expect(server.created.filter((userId) => users.has(userId))).toHaveLength(1)
  })

  it('refuses a signature by another key', async () => {
    const answer = await signInWithWallet(server.openBrowser(), createWallet(), { signer: createWallet() })
    expect([answer.status, answer.code]).toEqual([401, 'account/walletRefused'])
  })

  it("refuses another wallet's address with one's own signature", async () => {
    const mine = createWallet()
    const answer = await signInWithWallet(server.openBrowser(), mine, { address: createWallet().address })
    expect(answer.code).toBe('account/walletRefused')
  })

  it('refuses what the wallet signed for another page', async () => {
    const elsewhere = await signInWithWallet(server.openBrowser(), createWallet(), {
      origin: 'https://windhover.example',
    })
    expect(elsewhere.code).toBe('account/walletRefused')
  })

  it('refuses a statement of which anything was changed after the wallet signed it', async () => {
    const wallet = createWallet()
    await signInWithWallet(server.openBrowser(), wallet)
    for (const change of [
      { perDayUsd: 7 },
      { name: 'Another' },
      { key: makeTestDevice().key },
      { owner: 'ab'.repeat(32) },
    ]) {
      const { said, ...rest } = await signed(wallet)
      if (!('grant' in said)) throw new Error('the wallet is not known')
      const answer = await finish({ ...rest, said: { grant: { ...said.grant, ...change } } })
      expect(answer.code).toBe('account/walletRefused')
    }
  })

  it('refuses a grant of a wallet that nobody knows, or for another owner', async () => {
    const [wallet, known] = [createWallet(), createWallet()]
    const { body } = await signInWithWallet(server.openBrowser(), known)
    const lent = await signed(wallet, { ...(await ask(wallet.address)), owner: body.owner })
    expect((await finish(lent)).code).toBe('account/walletRefused')
    const foreign = await signed(known, { ...(await ask(known.address)), owner: 'ab'.repeat(32) })
    expect((await finish(foreign)).code).toBe('account/walletRefused')
  })

  it('refuses a nonce that is not ours, or was given to another wallet', async () => {
    const [wallet, other] = [createWallet(), createWallet()]
    const foreign = await signed(wallet, { nonce: 'ab'.repeat(16), owner: null })
    expect((await finish(foreign)).code).toBe('account/challengeExpired')
    const theirs = await signed(wallet, await ask(other.address))
    expect((await finish(theirs)).code).toBe('account/walletRefused')
  })

  it('takes a signature once, also when it comes twice at once', async () => {
    const once = await signed(createWallet())
    const answers = await Promise.all([finish(once), finish(once), finish(once)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await finish(once)).code).toBe('account/challengeExpired')
  })

  it('refuses an answer after more than five minutes', async () => {
    const late = await signed(createWallet())
    clock.moveBy(CHALLENGE_VALID_MS + 1_000)
    expect((await finish(late)).code).toBe('account/challengeExpired')
  })

  it('refuses what is no address and what is no signature', async () => {
    const browser = server.openBrowser()
    const start = await browser.send(signInRoutes.startWalletSignIn, {
      body: { chain, address: 'z'.repeat(60) },
    })
    expect(start.code).toBe('account/walletRefused')
    const answer = await finish({ ...(await signed(createWallet())), signature: 'x'.repeat(132) })
    expect(answer.code).toBe('account/walletRefused')
  })

  it('steps up with the wallet while there is no passkey, and with the passkey once there is one', async () => {
    const wallet = createWallet()
    const browser = server.openBrowser()
    const { body: account } = await signInWithWallet(browser, wallet)
    clock.moveBy(STEP_UP_VALID_MS + 1_000)
    expect((await saveCodes(browser)).code).toBe('account/stepUpRequired')

    const prove = async () => {
      const { body } = await browser.send(signInRoutes.startStepUp)
      if (body.by !== 'wallet') throw new Error('no wallet asked for')
      return { body: { walletSignature: await wallet.sign(presenceOf(wallet, body)) } }
    }
    expect((await browser.send(signInRoutes.finishStepUp, await prove())).status).toBe(200)
    expect((await saveCodes(browser)).status).toBe(200)

    const kept = await prove()
    await addPasskey(browser, newPasskey(), rootOfAccount(wallet, account))
    expect((await browser.send(signInRoutes.startStepUp)).body.by).toBe('passkey')
    expect((await browser.send(signInRoutes.finishStepUp, kept)).code).toBe('account/stepUpFailed')
  })

  it('does not take what was signed to sign in for a step-up, or the other way round', async () => {
    const wallet = createWallet()
    const browser = server.openBrowser()
    await signInWithWallet(browser, wallet)
    const { address, said, signature } = await signed(wallet)
    if (!('grant' in said)) throw new Error('the wallet is not known')
    const { body } = await browser.send(signInRoutes.startStepUp)
    if (body.by !== 'wallet') throw new Error('no wallet asked for')
    const asProof = await browser.send(signInRoutes.finishStepUp, { body: { walletSignature: signature } })
    expect(asProof.code).toBe('account/stepUpFailed')

    const proof = await wallet.sign(presenceOf(wallet, body))
    expect((await finish({ address, said, signature: proof })).code).toBe('account/walletRefused')
  })

  it('lets the last passkey go while the wallet remains', async () => {
    const browser = server.openBrowser()
    const wallet = createWallet()
    const { body: account } = await signInWithWallet(browser, wallet)
    await addPasskey(browser, newPasskey(), rootOfAccount(wallet, account))
    const id = (await browser.send(credentialRoutes.listPasskeys)).body[0]?.id ?? ''
    expect((await browser.send(credentialRoutes.removePasskey, { params: { id } })).status).toBe(200)
  })
})

it('writes an Ethereum address in its one spelling, however it was typed', async () => {
  const wallet = createEthereumWallet()
  const lower = { ...wallet, address: wallet.address.toLowerCase() }
  const first = await signInWithWallet(server.openBrowser(), lower)
  const second = await signInWithWallet(server.openBrowser(), wallet)
  expect(first.body.wallets[0]?.address).toBe(wallet.address)
  expect(second.body.userId).toBe(first.body.userId)
})
