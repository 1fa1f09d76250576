import { randomBytes } from 'node:crypto'
import { accountErrors } from '@windhover/core/accounts/errors'
import { keyId } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { walletText } from '@windhover/core/authority/wallet-text'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { Visitor, WalletChain, WalletSignIn } from '../../ports/identity.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import { type Enrolment, readNewOwner, walletKey } from './enrolment.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { insertAccountRow } from './new-account.ts'
import { newId } from './new-id.ts'
import { startSession } from './start-session.ts'
import { keepStatements } from './statements.ts'
import { accountUser, accountWallet } from './tables.ts'
import { WALLET_PROOFS } from './wallet-proofs.ts'

type Claim = { readonly chain: WalletChain; readonly address: string }
type Known = { readonly userId: string; readonly owner: string }

const question = z.object({ chain: z.enum(['ethereum', 'solana']), address: z.string() })
const identifierOf = (nonce: string) => `wallet-sign-in:${nonce}`

/** Whose wallet it is has to stand in what it signs. Anybody who knows the address can ask; it names no account. */
export async function startWalletSignIn(
  parts: IdentityParts,
  claim: Claim,
): Promise<{ nonce: string; owner: string | null }> {
  const { chain } = claim
  const address = normalise(claim)
  const nonce = randomBytes(16).toString('hex')
  await openChallenge(parts, identifierOf(nonce), { chain, address } satisfies z.infer<typeof question>)
  const known = await findWallet(parts.db, { chain, address })
  return { nonce, owner: known?.owner ?? null }
}

/** One signature of the wallet signs in, and lends the device its powers or takes over from it. */
export async function finishWalletSignIn(
  parts: IdentityParts,
  visitor: Visitor,
  signIn: WalletSignIn,
): Promise<StartedSession & { userId: string; created: boolean }> {
  const { chain, said } = signIn
  const address = normalise(signIn)
  const statement = 'grant' in said ? said.grant : said.enrolment.at(-1)?.statement
  if (statement === undefined) throw accountErrors.walletRefused()
  await requireAsked(parts, statement.nonce, { chain, address })
  const wallet = walletKey(chain, address, parts.party.origin)
  const { signature } = signIn
  const text = walletText({ world: parts.domain, wallet, statement })
  if (!(await WALLET_PROOFS[chain].isSigned({ text, signature, address })))
    throw accountErrors.walletRefused()

  const known = await findWallet(parts.db, { chain, address })
  const proven = { statement, keyId: keyId(wallet), proof: { by: 'wallet' as const, signature } }
  const { userId, created } =
    known === null
      ? await createAccount(parts, { chain, address }, said)
      : { userId: await keepGrant(parts, known, proven), created: false }
  return { ...(await startSession(parts, { visitor, userId, method: chain })), userId, created }
}

async function requireAsked(parts: IdentityParts, nonce: string, claim: Claim): Promise<void> {
  const taken = await takeChallenge(parts, identifierOf(nonce))
  const open = question.safeParse(taken).data
  if (open === undefined) throw accountErrors.challengeExpired()
  if (open.chain !== claim.chain || open.address !== claim.address) throw accountErrors.walletRefused()
}

async function keepGrant(parts: IdentityParts, known: Known, signed: SignedStatement): Promise<string> {
  const { domain, clock, db } = parts
  const { statement } = signed
  const { userId } = known
  if (statement.kind === 'grant' && statement.owner === known.owner) {
    await keepStatements(db, { domain, userId, said: [signed], at: clock.now() })
    return userId
  }
  // It was enrolled by another device a moment ago: whose key this would have become, it is already.
  if (statement.kind === 'root') return userId
  throw accountErrors.walletRefused()
}

async function createAccount(
  parts: IdentityParts,
  claim: Claim,
  said: WalletSignIn['said'],
): Promise<{ userId: string; created: boolean }> {
  if (!('enrolment' in said)) throw accountErrors.walletRefused()
  const { chain, address } = claim
  try {
    return { userId: await insertAccount(parts, claim, said.enrolment), created: true }
  } catch (error) {
    // The same wallet signed in twice at once, and the other call was first.
    const winner = isUniqueViolation(error) ? await findWallet(parts.db, { chain, address }) : null
    if (winner === null) throw error
    return { userId: winner.userId, created: false }
  }
}

async function insertAccount(parts: IdentityParts, claim: Claim, enrolment: Enrolment): Promise<string> {
  const { db, clock, domain, party } = parts
  const { chain, address } = claim
  const [userId, at] = [newId(), clock.now()]
  const owner = readNewOwner(domain, enrolment, walletKey(chain, address, party.origin))
  await db.transaction(async (tx) => {
    await insertAccountRow(tx, { userId, owner, at })
    const stamps = { createdAt: at, updatedAt: at }
    await tx
      .insert(accountWallet)
      .values({ id: newId(), userId, providerId: chain, accountId: address, ...stamps })
    await keepStatements(tx, { domain, userId, said: enrolment, at })
  })
  return userId
}

async function findWallet(db: IdentityParts['db'], { chain, address }: Claim): Promise<Known | null> {
  const [wallet] = await db
    .select({ userId: accountWallet.userId, owner: accountUser.owner })
    .from(accountWallet)
    .innerJoin(accountUser, eq(accountUser.id, accountWallet.userId))
    .where(and(eq(accountWallet.providerId, chain), eq(accountWallet.accountId, address)))
  return wallet ?? null
}

function normalise({ chain, address }: Claim): string {
  const spelled = WALLET_PROOFS[chain].normaliseAddress(address)
  if (spelled === null) throw accountErrors.walletRefused()
  return spelled
}
