import { CHALLENGE_VALID_MS, STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { openAccountWorld } from '@windhover/testkit/open-account-world'
import { registerPasskey } from '@windhover/testkit/sign-up'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import {
  createEthereumWallet,
  createSolanaWallet,
  signInWithWallet,
} from '@windhover/testkit/software-wallets'
import { afterAll, describe, expect, it } from 'vitest'

const { clock, origin, server, close } = await openAccountWorld()
afterAll(close)

describe.each([
  ['ethereum', createEthereumWallet],
  ['solana', createSolanaWallet],
] as const)('sign-in with %s', (chain, createWallet) => {
  const ask = async (address: string) => {
    const answer = await server
      .openBrowser()
      .send(accountRoutes.startWalletSignIn, { body: { chain, address } })
    return answer.body.message
  }
  const finish = (body: { address: string; message: string; signature: string }) =>
    server.openBrowser().send(accountRoutes.signInWithWallet, { body: { chain, ...body } })

  it('asks for a message that names us, the wallet, a nonce and an end', async () => {
    const wallet = createWallet()
    const message = await ask(wallet.address)
    expect(message).toContain('localhost:4700 wants you to sign in with your')
    expect(message).toContain(`\n${wallet.address}\n`)
    expect(message).toContain(`URI: ${origin}`)
    for (const field of ['Version: 1', 'Chain ID: ', 'Nonce: ', 'Issued At: ', 'Expiration Time: ']) {
      expect(message).toContain(`\n${field}`)
    }
    expect(await ask(wallet.address)).not.toBe(message)
  })

  it('proves presence only while the account has no passkey', async () => {
    const wallet = createWallet()
    const browser = server.openBrowser()
    expect((await signInWithWallet(browser, wallet)).body.session.stepUpUntil).not.toBeNull()
    expect((await registerPasskey(browser, createSoftwarePasskey({ origin }))).status).toBe(200)
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

  it.each([
    ['another domain', (text: string) => text.replace('localhost:4700 wants', 'windhover.example wants')],
    ['another URI', (text: string) => text.replace(`URI: ${origin}`, 'URI: https://windhover.example')],
    ['another chain', (text: string) => text.replace(/Chain ID: .*/, 'Chain ID: 56')],
    ['a later end', (text: string) => text.replace(/Expiration Time: \d{4}/, 'Expiration Time: 2099')],
    ['a further line', (text: string) => `${text}\nResources:\n- https://windhover.example`],
  ])('refuses %s even when the wallet signed it', async (_what, rewrite) => {
    const answer = await signInWithWallet(server.openBrowser(), createWallet(), { rewrite })
    expect(answer.code).toBe('account/walletRefused')
  })

  it('refuses a message with a nonce that is not ours, or none', async () => {
    const foreign = await signInWithWallet(server.openBrowser(), createWallet(), {
      rewrite: (text) => text.replace(/Nonce: .*/, 'Nonce: abcdefgh12345678'),
    })
    expect(foreign.code).toBe('account/challengeExpired')
    const none = await signInWithWallet(server.openBrowser(), createWallet(), {
      rewrite: (text) => text.replace(/Nonce: .*\n/, ''),
    })
    expect(none.code).toBe('account/walletRefused')
  })

  it('takes a signed message once, also when it comes twice at once', async () => {
    const wallet = createWallet()
    const message = await ask(wallet.address)
    const signed = { address: wallet.address, message, signature: await wallet.sign(message) }
    const answers = await Promise.all([finish(signed), finish(signed), finish(signed)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await finish(signed)).code).toBe('account/challengeExpired')
  })

  it('refuses a message older than five minutes', async () => {
    const wallet = createWallet()
    const message = await ask(wallet.address)
    clock.moveBy(CHALLENGE_VALID_MS + 1_000)
    const answer = await finish({ address: wallet.address, message, signature: await wallet.sign(message) })
    expect(answer.code).toBe('account/challengeExpired')
  })

  it('refuses what is no address and what is no signature', async () => {
    const browser = server.openBrowser()
    const start = await browser.send(accountRoutes.startWalletSignIn, {
      body: { chain, address: 'z'.repeat(60) },
    })
    expect(start.code).toBe('account/walletRefused')
    const wallet = createWallet()
    const message = await ask(wallet.address)
    const answer = await finish({ address: wallet.address, message, signature: 'x'.repeat(132) })
    expect(answer.code).toBe('account/walletRefused')
  })

  it('steps up with the wallet while there is no passkey, and with the passkey once there is one', async () => {
    const wallet = createWallet()
    const browser = server.openBrowser()
    await signInWithWallet(browser, wallet)
    clock.moveBy(STEP_UP_VALID_MS + 1_000)
    expect((await browser.send(accountRoutes.makeRecoveryCodes)).code).toBe('account/stepUpRequired')

    const prove = async () => {
      const { body } = await browser.send(accountRoutes.startStepUp)
      if (body.by !== 'wallet') throw new Error('no wallet asked for')
      const { address, message } = body
      const signature = await wallet.sign(message)
      return { body: { wallet: { chain, address, message, signature } } }
    }
    expect((await browser.send(accountRoutes.finishStepUp, await prove())).status).toBe(200)
    expect((await browser.send(accountRoutes.makeRecoveryCodes)).status).toBe(200)

    const kept = await prove()
    await registerPasskey(browser, createSoftwarePasskey({ origin }))
    expect((await browser.send(accountRoutes.startStepUp)).body.by).toBe('passkey')
    expect((await browser.send(accountRoutes.finishStepUp, kept)).code).toBe('account/stepUpFailed')
  })

  it('does not take a sign-in message for a step-up or the other way round', async () => {
    const wallet = createWallet()
    const browser = server.openBrowser()
    await signInWithWallet(browser, wallet)
    const message = await ask(wallet.address)
    const signature = await wallet.sign(message)
    const signed = { chain, address: wallet.address, message, signature }
    const asProof = await browser.send(accountRoutes.finishStepUp, { body: { wallet: signed } })
    expect(asProof.code).toBe('account/walletRefused')

    const { body } = await browser.send(accountRoutes.startStepUp)
    if (body.by !== 'wallet') throw new Error('no wallet asked for')
    const proof = {
      address: wallet.address,
      message: body.message,
      signature: await wallet.sign(body.message),
    }
    expect((await finish(proof)).code).toBe('account/walletRefused')
  })

  it('lets the last passkey go while the wallet remains', async () => {
    const browser = server.openBrowser()
    await signInWithWallet(browser, createWallet())
    await registerPasskey(browser, createSoftwarePasskey({ origin }))
    const id = (await browser.send(accountRoutes.listPasskeys)).body[0]?.id ?? ''
    expect((await browser.send(accountRoutes.removePasskey, { params: { id } })).status).toBe(200)
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
