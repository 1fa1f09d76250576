import { newNonce } from '@windhover/core/authority/approve-intent'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import {
  GRANT_LIFE_MAX_MS,
  RECOVERY_DELAY_MS,
  type Statement,
  type StatementOf,
  statementHash,
} from '@windhover/core/authority/statements'
import { isAppError } from '@windhover/core/errors/app-error'
import {
  type CodeKey,
  makeCodeKey,
  makeDeviceKey,
  makeEthereumWallet,
  makePasskey,
  makeSolanaWallet,
  type OwnerKey,
} from '@windhover/testkit/owner-keys'
import { describe, expect, it } from 'vitest'
import { checkStatement } from './check-statement.ts'
import { applyStatement, livingGrants, livingRoot, type OwnerState } from './owner-state.ts'

const NOW_MS = Date.UTC(2026, 10, 18, 12)
const DAY_MS = 24 * 60 * 60_000

const powers = {
  vaults: 'all' as const,
  scopes: ['trade' as const, 'transfer' as const],
  perTransactionUsd: 1_000,
  perDayUsd: 5_000,
  knownRecipientsOnly: true,
  expiresAt: NOW_MS + DAY_MS,
}
const base = () => ({ version: 1 as const, at: NOW_MS, nonce: newNonce() })

const rootOf = (key: OwnerKey, owner: string | null): StatementOf<'root'> => ({
  ...base(),
  kind: 'root',
  owner,
  key: key.key as StatementOf<'root'>['key'],
  name: 'Key',
  demotes: null,
})
const grantOf = (key: OwnerKey, owner: string): StatementOf<'grant'> => ({
  ...base(),
  ...powers,
  kind: 'grant',
  owner,
  key: key.key as StatementOf<'grant'>['key'],
  name: 'Device',
})

/** Takes statements as the signer does: checked, then applied. */
function owner() {
  let state: OwnerState | null = null
  let nowMs = NOW_MS
  return {
    get state(): OwnerState {
      if (state === null) throw new Error('no owner yet')
      return state
    },
    get nowMs() {
      return nowMs
    },
    wait: (ms: number) => {
      nowMs += ms
    },
    take: (signed: SignedStatement) => {
      checkStatement(state, signed, { world: 'practice', nowMs })
      const hash = statementHash('practice', signed.statement)
      state = applyStatement(state, { hash, signed, acceptedAtMs: nowMs })
      return hash
    },
  }
}

async function enrolled(root: OwnerKey) {
  const book = owner()
  const id = book.take(await root.say(rootOf(root, null)))
  return { book, id }
}

const refusal = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
  return 'taken'
}

const KEYS: readonly (readonly [string, () => OwnerKey])[] = [
  ['a passkey', makePasskey],
  ['an Ethereum wallet', makeEthereumWallet],
  ['a Solana wallet', makeSolanaWallet],
  ['a device', makeDeviceKey],
]

describe.each(KEYS)('%s as a root', (_name, make) => {
  it('owns from its own statement on, and lends a device powers', async () => {
    const root = make()
    const device = makeDeviceKey()
    const { book, id } = await enrolled(root)
    expect(livingRoot(book.state, root.id, NOW_MS)?.key).toEqual(root.key)
    const hash = book.take(await root.say(grantOf(device, id)))
    expect(livingGrants(book.state, device.id, NOW_MS).map(([grant]) => grant)).toEqual([hash])
    expect(livingGrants(book.state, device.id, NOW_MS + DAY_MS)).toEqual([])
  })

  it('is believed only with its own signature over exactly this, in this world', async () => {
    const root = make()
    const { book, id } = await enrolled(root)
    const statement = grantOf(makeDeviceKey(), id)
    const said = await root.say(statement)
    const elsewhere = await root.say(statement, { world: 'live' })
    const byOther = { ...(await make().say(statement)), keyId: root.id }
    const changed = { ...said, statement: { ...statement, perDayUsd: 5_001 } }
    for (const bad of [elsewhere, byOther, changed]) {
      expect(refusal(() => book.take(bad))).toBe(authorityErrors.notProven.code)
    }
    expect(refusal(() => book.take(said))).toBe('taken')
  })
})

describe('a passkey is refused', () => {
  it.each([
    ['without the person being recognised', { flags: 0x01 }],
    ['without a touch', { flags: 0x04 }],
    ['on another page', { origin: 'https://windhover.example.evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['where it makes a key', { type: 'webauthn.create' }],
    ['inside of another page', { crossOrigin: true }],
  ])('%s', async (_why, change) => {
    const root = makePasskey(change)
    const said = await root.say(rootOf(root, null))
    expect(refusal(() => owner().take(said))).toBe(authorityErrors.notProven.code)
  })
})

describe('an owner', () => {
  it('is enrolled by the key itself and by nobody else', async () => {
    const root = makeDeviceKey()
    const stranger = makeDeviceKey()
    const said = await stranger.say(rootOf(root, null))
    expect(refusal(() => owner().take(said))).toBe(authorityErrors.notProven.code)
    expect(refusal(() => owner().take({ ...said, keyId: root.id }))).toBe(authorityErrors.notProven.code)
  })

  it('takes nothing that is old or of the future', async () => {
    const root = makeDeviceKey()
    const { book, id } = await enrolled(root)
    for (const at of [NOW_MS - 10 * 60_000 - 1, NOW_MS + 60_001]) {
      const said = await root.say({ ...grantOf(makeDeviceKey(), id), at })
      expect(refusal(() => book.take(said))).toBe(authorityErrors.wrongTime.code)
    }
  })

  it('hears of a new key up to a day later, after an outage', async () => {
    const root = makeDeviceKey()
    const enrolment = (at: number) => root.say({ ...rootOf(root, null), at })
    for (const at of [NOW_MS - DAY_MS - 1, NOW_MS + 60_001]) {
      const said = await enrolment(at)
      expect(refusal(() => owner().take(said))).toBe(authorityErrors.wrongTime.code)
    }
    const late = await enrolment(NOW_MS - DAY_MS)
    expect(refusal(() => owner().take(late))).toBe('taken')
  })

  it('takes new roots from living roots alone, never from a device under a grant', async () => {
    const [root, device, passkey] = [makeDeviceKey(), makeDeviceKey(), makePasskey()]
    const { book, id } = await enrolled(root)
    book.take(await root.say(grantOf(device, id)))
    const bySelf = await passkey.say(rootOf(passkey, id))
    const byDevice = await device.say(rootOf(passkey, id))
    for (const bad of [bySelf, byDevice]) {
      expect(refusal(() => book.take(bad))).toBe(authorityErrors.ownerOnly.code)
    }
    expect(refusal(() => book.take(bySelf))).toBe(authorityErrors.ownerOnly.code)
    const byRoot = await root.say(rootOf(passkey, id))
    expect(refusal(() => book.take(byRoot))).toBe('taken')
    const again = await root.say(rootOf(passkey, id))
    expect(refusal(() => book.take(again))).toBe(authorityErrors.keyKnown.code)
  })

  it('cannot be spoken for by another owner', async () => {
    const [one, other] = [makeDeviceKey(), makeDeviceKey()]
    const mine = await enrolled(one)
    const theirs = await enrolled(other)
    const said = await other.say(grantOf(other, mine.id))
    expect(refusal(() => theirs.book.take(said))).toBe(authorityErrors.unknownOwner.code)
    expect(refusal(() => mine.book.take(said))).toBe(authorityErrors.ownerOnly.code)
  })

  it('lends powers for at most thirty days', async () => {
    const root = makeDeviceKey()
    const { book, id } = await enrolled(root)
    const lasting = (ms: number) => root.say({ ...grantOf(makeDeviceKey(), id), expiresAt: NOW_MS + ms })
    const tooLong = await lasting(GRANT_LIFE_MAX_MS + 1)
    const ended = await lasting(0)
    for (const bad of [tooLong, ended]) {
      expect(refusal(() => book.take(bad))).toBe(authorityErrors.tooLong.code)
    }
    const longest = await lasting(GRANT_LIFE_MAX_MS)
    expect(refusal(() => book.take(longest))).toBe('taken')
  })

  it('a device steps back for a passkey with one statement of its own, and keeps the powers it names', async () => {
    const [device, passkey] = [makeDeviceKey(), makePasskey()]
    const { book, id } = await enrolled(device)
    const said = await device.say({ ...rootOf(passkey, id), demotes: { keyId: device.id, powers } })
    const hash = book.take(said)
    expect(livingRoot(book.state, device.id, NOW_MS)).toBeNull()
    expect(livingRoot(book.state, passkey.id, NOW_MS)).not.toBeNull()
    expect(livingGrants(book.state, device.id, NOW_MS).map(([grant]) => grant)).toEqual([hash])
    const more = await device.say(grantOf(makeDeviceKey(), id))
    expect(refusal(() => book.take(more))).toBe(authorityErrors.ownerOnly.code)
  })

  it('a statement takes no other root away on its way', async () => {
    const [device, passkey, third] = [makeDeviceKey(), makePasskey(), makePasskey()]
    const { book, id } = await enrolled(device)
    book.take(await device.say(rootOf(passkey, id)))
    const said = await passkey.say({ ...rootOf(third, id), demotes: { keyId: device.id, powers } })
    expect(refusal(() => book.take(said))).toBe(authorityErrors.unknownTarget.code)
  })
})

describe('a revocation', () => {
  const revoke = (by: OwnerKey, owner: string, target: string) =>
    by.say({ ...base(), kind: 'revocation', owner, target } satisfies Statement)

  it('ends a root with every grant it gave, but never the last root', async () => {
    const [first, second, device] = [makeDeviceKey(), makePasskey(), makeDeviceKey()]
    const { book, id } = await enrolled(first)
    book.take(await first.say(rootOf(second, id)))
    book.take(await first.say(grantOf(device, id)))
    book.take(await revoke(second, id, first.id))
    expect(livingGrants(book.state, device.id, NOW_MS)).toEqual([])
    const last = await revoke(second, id, second.id)
    expect(refusal(() => book.take(last))).toBe(authorityErrors.lastRoot.code)
    const late = await first.say(grantOf(device, id))
    expect(refusal(() => book.take(late))).toBe(authorityErrors.ownerOnly.code)
  })

  it('a device gives its own grant back, and no other', async () => {
    const [root, one, other] = [makeDeviceKey(), makeDeviceKey(), makeDeviceKey()]
    const { book, id } = await enrolled(root)
    const mine = book.take(await root.say(grantOf(one, id)))
    const theirs = book.take(await root.say(grantOf(other, id)))
    const foreign = await revoke(one, id, theirs)
    expect(refusal(() => book.take(foreign))).toBe(authorityErrors.ownerOnly.code)
    book.take(await revoke(one, id, mine))
    expect(livingGrants(book.state, one.id, NOW_MS)).toEqual([])
    const nothing = await revoke(root, id, 'ab'.repeat(32))
    expect(refusal(() => book.take(nothing))).toBe(authorityErrors.unknownTarget.code)
  })

  it('of a key ends everything that it was lent, at the word of the owner or its own', async () => {
    const [root, one, other] = [makeDeviceKey(), makeDeviceKey(), makeDeviceKey()]
    const { book, id } = await enrolled(root)
    for (const device of [one, one, other, other]) book.take(await root.say(grantOf(device, id)))
    const foreign = await revoke(one, id, other.id)
    expect(refusal(() => book.take(foreign))).toBe(authorityErrors.ownerOnly.code)
    book.take(await revoke(root, id, one.id))
    expect(livingGrants(book.state, one.id, NOW_MS)).toEqual([])
    expect(livingGrants(book.state, other.id, NOW_MS)).toHaveLength(2)
    book.take(await revoke(other, id, other.id))
    expect(book.state.grants.size).toBe(0)
    const again = await revoke(root, id, other.id)
    expect(refusal(() => book.take(again))).toBe(authorityErrors.unknownTarget.code)
  })
})

describe('a recovery', () => {
  async function withCodes(...codes: CodeKey[]) {
    const root = makePasskey()
    const { book, id } = await enrolled(root)
    book.take(await root.say(codesOf(id, codes)))
    const recoveryOf = ({ key }: OwnerKey): StatementOf<'recovery'> => ({
      ...{ ...base(), at: book.nowMs, kind: 'recovery', owner: id, name: 'New' },
      key: key as StatementOf<'recovery'>['key'],
    })
    const recover = (code: CodeKey, key: OwnerKey) => code.say(recoveryOf(key))
    return { root, book, id, recover, recoveryOf }
  }
  const codesOf = (owner: string, codes: readonly CodeKey[]): StatementOf<'recovery-codes'> => ({
    ...{ ...base(), kind: 'recovery-codes', owner },
    hashes: codes.map(({ id }) => id),
  })
  const publicKeyOf = ({ proof }: SignedStatement) => (proof.by === 'code' ? proof.publicKey : '')
  const notProven = authorityErrors.notProven.code

  it('begins to live after three days and can be revoked until then and after', async () => {
    const code = makeCodeKey()
    const { root, book, id, recover } = await withCodes(code)
    const found = makePasskey()
    book.take(await recover(code, found))
    book.wait(RECOVERY_DELAY_MS - 1)
    expect(livingRoot(book.state, found.id, book.nowMs)).toBeNull()
    book.wait(1)
    expect(livingRoot(book.state, found.id, book.nowMs)).not.toBeNull()
    book.take(await root.say({ ...base(), at: book.nowMs, kind: 'revocation', owner: id, target: found.id }))
    expect(livingRoot(book.state, found.id, book.nowMs)).toBeNull()
  })

  it('needs a code of this owner that was not used', async () => {
    const [first, second, foreign] = [makeCodeKey(), makeCodeKey(), makeCodeKey()]
    const { book, recover } = await withCodes(first, second)
    await withCodes(foreign)
    const wrong = await recover(foreign, makePasskey())
    expect(refusal(() => book.take(wrong))).toBe(notProven)
    const lying = { ...wrong, keyId: first.id }
    expect(refusal(() => book.take(lying))).toBe(notProven)
    book.take(await recover(first, makePasskey()))
    const again = await recover(first, makePasskey())
    expect(refusal(() => book.take(again))).toBe(notProven)
    const other = await recover(second, makePasskey())
    expect(refusal(() => book.take(other))).toBe('taken')
  })

  it('is bound to the key it names: whoever carries it can put in no other', async () => {
    const code = makeCodeKey()
    const { book, recover, recoveryOf } = await withCodes(code)
    const thief = makePasskey()
    const said = await recover(code, makePasskey())
    const { statement } = said as { statement: StatementOf<'recovery'> }
    const changes = [
      { key: thief.key as StatementOf<'recovery'>['key'] },
      { name: 'Mine' },
      { at: statement.at + 1 },
      { nonce: newNonce() },
    ]
    for (const change of changes) {
      const changed = { ...said, statement: { ...statement, ...change } }
      expect(
        refusal(() => book.take(changed)),
        Object.keys(change).join(),
      ).toBe(notProven)
    }
    // The public half of the code's key is no secret once a recovery was carried.
    const byOwn = await makeCodeKey().say(recoveryOf(thief))
    const named = { ...byOwn, keyId: code.id }
    const shown = { ...named, proof: { ...byOwn.proof, publicKey: publicKeyOf(said) } as typeof said.proof }
    const byThief = { ...(await thief.say(recoveryOf(thief))), keyId: code.id }
    for (const bad of [byOwn, named, shown, byThief]) expect(refusal(() => book.take(bad))).toBe(notProven)
    expect(refusal(() => book.take(said))).toBe('taken')
  })

  it('takes no signature of the code over anything else, nor of another world', async () => {
    const code = makeCodeKey()
    const { book, id, recoveryOf } = await withCodes(code)
    const statement = recoveryOf(makePasskey())
    const codes = await code.say(codesOf(id, []))
    const borrowed = { ...codes, statement }
    const elsewhere = await code.say(statement, { world: 'live' })
    for (const bad of [borrowed, elsewhere]) expect(refusal(() => book.take(bad))).toBe(notProven)
  })

  it('is all that a code says: it is no root', async () => {
    const [code, device] = [makeCodeKey(), makeDeviceKey()]
    const { book, id } = await withCodes(code)
    const said = [rootOf(device, id), grantOf(device, id), codesOf(id, [makeCodeKey()])]
    for (const statement of said) {
      const bad = await code.say(statement)
      expect(
        refusal(() => book.take(bad)),
        statement.kind,
      ).toBe(authorityErrors.ownerOnly.code)
    }
  })

  it('new codes replace all earlier ones', async () => {
    const [earlier, later] = [makeCodeKey(), makeCodeKey()]
    const { root, book, id, recover } = await withCodes(earlier)
    book.take(await root.say(codesOf(id, [later])))
    const old = await recover(earlier, makePasskey())
    expect(refusal(() => book.take(old))).toBe(notProven)
    const fresh = await recover(later, makePasskey())
    expect(refusal(() => book.take(fresh))).toBe('taken')
  })
})
