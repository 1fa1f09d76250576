import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { openAccountWorld } from '@windhover/testkit/open-account-world'
import { enrolNext, registerPasskey, signUp, startGuest } from '@windhover/testkit/sign-up'
import { createSoftwarePasskey, type SoftwarePasskey } from '@windhover/testkit/software-passkey'
import { createEthereumWallet, walletAsOwner } from '@windhover/testkit/software-wallets'
import { makeTestDevice, rootOf } from '@windhover/testkit/test-device'
import { afterAll, describe, expect, it } from 'vitest'

const { origin, server, sql, close } = await openAccountWorld()
afterAll(close)

const newPasskey = (at = origin) => createSoftwarePasskey({ origin: at })
const REFUSED = [400, 'account/enrolmentRefused']

/** Registers a passkey with whatever is said of it. */
async function registerWith(
  passkey: SoftwarePasskey,
  enrolment: () => Promise<readonly SignedStatement[]>,
  browser = server.openBrowser(),
) {
  const start = await browser.send(signInRoutes.startPasskeyRegistration)
  const response = passkey.register(start.body.options)
  const body = { response, enrolment: await enrolment() }
  const answer = await browser.send(signInRoutes.registerPasskey, { body })
  return { ...answer, seen: [answer.status, answer.code] }
}
const countUsers = async () => (await sql`select count(*)::int as total from account_user`)[0]?.total

describe('a new account', () => {
  it('is the owner whom its device enrols, and keeps what was said for the signer', async () => {
    const [passkey, device] = [newPasskey(), makeTestDevice()]
    const { owner, enrolment } = await device.enrol(passkey)
    const { body } = await registerWith(passkey, async () => enrolment)
    expect(body.owner).toBe(owner)
    const kept = await sql<{ signed: SignedStatement }[]>`
      select signed from account_statement where user_id = ${body.userId} order by position`
    expect(kept.map(({ signed }) => signed)).toEqual(enrolment)
  })

  const wrong: readonly (readonly [string, (passkey: SoftwarePasskey) => Promise<SignedStatement[]>])[] = [
    ['hands over to another passkey', async () => (await makeTestDevice().enrol(newPasskey())).enrolment],
    [
      'names the passkey with another key in it',
      async ({ key }) => {
        const { publicKey } = newPasskey().key
        return (await makeTestDevice().enrol({ key: { ...key, publicKey } })).enrolment
      },
    ],
    [
      'names the passkey for another page',
      async ({ key }) =>
        (await makeTestDevice().enrol({ key: { ...key, origin: 'https://windhover.example' } })).enrolment,
    ],
    [
      'names the passkey for another site',
      async ({ key }) =>
        (await makeTestDevice().enrol({ key: { ...key, rpId: 'windhover.example' } })).enrolment,
    ],
    ['hands over to a device', async () => (await makeTestDevice().enrol(makeTestDevice())).enrolment],
    ['hands over to nobody', async () => (await makeTestDevice().enrol()).enrolment],
    [
      'hands over what belongs to another owner',
      async (passkey) => {
        const [first] = (await makeTestDevice().enrol(passkey)).enrolment
        const [, second] = (await makeTestDevice().enrol(passkey)).enrolment
        return [first, second].filter((each) => each !== undefined)
      },
    ],
    [
      'begins with the passkey itself',
      async (passkey) => [await passkey.say(rootOf({ owner: null, key: passkey.key }))],
    ],
    [
      'says the same twice',
      async (passkey) => {
        const [, second] = (await makeTestDevice().enrol(passkey)).enrolment
        return [second, second].filter((each) => each !== undefined)
      },
    ],
  ]
  it.each(wrong)('is refused where the device %s', async (_what, say) => {
    const before = await countUsers()
    const passkey = newPasskey()
    expect((await registerWith(passkey, () => say(passkey))).seen).toEqual(REFUSED)
    expect(await countUsers()).toBe(before)
  })

  it('cannot be an owner whom somebody else is already', async () => {
    const device = makeTestDevice()
    const { enrolment } = await device.enrol()
    const browser = server.openBrowser()
    expect((await browser.send(signInRoutes.startGuest, { body: { enrolment } })).status).toBe(200)
    const before = await countUsers()
    const again = await server.openBrowser().send(signInRoutes.startGuest, { body: { enrolment } })
    expect([again.status, again.code]).toEqual(REFUSED)
    expect(await countUsers()).toBe(before)
  })

  it('of a guest is the device’s own, and nobody else’s', async () => {
    const { enrolment } = await makeTestDevice().enrol(newPasskey())
    const answer = await server.openBrowser().send(signInRoutes.startGuest, { body: { enrolment } })
    expect([answer.status, answer.code]).toEqual(REFUSED)
  })
})

describe('one more passkey', () => {
  it('is enrolled for the own owner, by one statement about itself', async () => {
    const browser = server.openBrowser()
    const { account, passkey } = await signUp(browser, { origin })
    const stranger = await signUp(server.openBrowser(), { origin })
    const by = { root: passkey, owner: account.owner }
    const second = newPasskey()
    const others = await registerWith(
      second,
      () => enrolNext(second, { ...by, owner: stranger.account.owner }),
      browser,
    )
    expect(others.seen).toEqual(REFUSED)
    const third = await registerWith(second, () => enrolNext(newPasskey(), by), browser)
    expect(third.seen).toEqual(REFUSED)
    const twice = await registerWith(
      second,
      async () => [...(await enrolNext(second, by)), ...(await enrolNext(second, by))],
      browser,
    )
    expect(twice.seen).toEqual(REFUSED)
    expect((await browser.send(credentialRoutes.listPasskeys)).body).toHaveLength(1)
    expect((await registerWith(second, () => enrolNext(second, by), browser)).status).toBe(200)
  })

  it('of a guest needs a statement too', async () => {
    const browser = server.openBrowser()
    const device = makeTestDevice()
    await startGuest(browser, device)
    // As if the account were new: another owner than the one the guest is.
    const answer = await registerPasskey(browser, newPasskey(), { device })
    expect([answer.status, answer.code]).toEqual(REFUSED)
    expect((await browser.send(accountRoutes.getAccount)).body.guest).toBe(true)
  })
})

it('a wallet is enrolled by the device that signs in with it, for this page', async () => {
  const wallet = createEthereumWallet()
  const { chain, address } = wallet
  const finish = async (
    say: (nonce: string) => Promise<{ enrolment: SignedStatement[]; signature: string }>,
  ) => {
    const asked = await server
      .openBrowser()
      .send(signInRoutes.startWalletSignIn, { body: { chain, address } })
    const { enrolment, signature } = await say(asked.body.nonce)
    const answer = await server
      .openBrowser()
      .send(signInRoutes.signInWithWallet, { body: { chain, address, signature, said: { enrolment } } })
    return [answer.status, answer.code]
  }
  const signedBy = async (enrolment: SignedStatement[]) => {
    const last = enrolment.at(-1)
    if (last === undefined) throw new Error('nothing said')
    const { proof } = await walletAsOwner(wallet, origin).say(last.statement)
    return { enrolment, signature: proof.by === 'wallet' ? proof.signature : '' }
  }
  const { key } = walletAsOwner(wallet, origin)
  const another = walletAsOwner(createEthereumWallet(), origin).key
  expect(
    await finish(async (nonce) =>
      signedBy((await makeTestDevice().enrol({ key: another, nonce })).enrolment),
    ),
  ).toEqual(REFUSED)
  expect(
    await finish(async (nonce) => signedBy((await makeTestDevice().enrol({ key, nonce })).enrolment)),
  ).toEqual([200, undefined])
})
