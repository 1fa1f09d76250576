import { type AccountView, accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type Caller, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { SignedIn, WithCookies } from '../../ports/identity.ts'
import { announceAccount } from './announce-account.ts'

const done = { done: true } as const

export function accountBindings({
  identity,
  owners,
  accountCreated,
  config,
}: Pick<FeatureParts, 'identity' | 'owners' | 'accountCreated'> & {
  readonly config: Pick<FeatureParts['config'], 'guestAccounts'>
}): readonly RouteBinding[] {
  const answer = <Value>(caller: Caller, result: WithCookies<Value>): Value => {
    caller.setCookies(result.setCookies)
    return result.value
  }
  const welcome = async (caller: Caller, result: SignedIn) => {
    const account = answer(caller, result)
    if (result.created) await announceAccount({ accountCreated, userId: account.userId, log: caller.log })
    else await introduce(caller, account)
    return account
  }
  /** Signing in must not hang on the signer: what it has not heard is told again before the first payment. */
  const introduce = async (caller: Caller, { userId }: AccountView) => {
    await owners.introduce(userId).catch((error: unknown) => {
      caller.log.warn({ err: error, userId }, 'the signer was not told of a device yet')
    })
  }

  const guestRoutes = [
    bindRoute(signInRoutes.startGuest, async ({ caller, session, body }) =>
      welcome(caller, await identity.startGuest(caller.visitor, session, body.enrolment)),
    ),
  ]

  return [
    ...(config.guestAccounts ? guestRoutes : []),
    bindRoute(accountRoutes.getAccount, ({ session }) => identity.getAccount(session)),

    bindRoute(signInRoutes.startPasskeyRegistration, async ({ caller, session }) => ({
      options: answer(caller, await identity.startPasskeyRegistration(session)),
    })),
    bindRoute(signInRoutes.registerPasskey, async ({ caller, session, body }) => {
      const { response, name, enrolment } = body
      const input = { response, name, enrolment }
      return await welcome(caller, await identity.registerPasskey(caller.visitor, session, input))
    }),
    bindRoute(signInRoutes.startPasskeySignIn, async ({ caller }) =>
      answer(caller, await identity.startPasskeySignIn()),
    ),
    bindRoute(signInRoutes.signInWithPasskey, async ({ caller, body }) => {
      const account = answer(caller, await identity.signInWithPasskey(caller.visitor, body))
      await introduce(caller, account)
      return account
    }),

    bindRoute(signInRoutes.startWalletSignIn, ({ body }) => identity.startWalletSignIn(body)),
    bindRoute(signInRoutes.signInWithWallet, async ({ caller, body }) =>
      welcome(caller, await identity.signInWithWallet(caller.visitor, body)),
    ),
    bindRoute(signInRoutes.signInWithRecoveryCode, async ({ caller, body }) =>
      answer(caller, await identity.signInWithRecoveryCode(caller.visitor, body.secret)),
    ),
    bindRoute(accountRoutes.signOut, async ({ caller, session }) => {
      answer(caller, await identity.signOut(session))
      return done
    }),

    bindRoute(signInRoutes.startStepUp, ({ session }) => identity.startStepUp(session)),
    bindRoute(signInRoutes.finishStepUp, ({ session, body }) =>
      identity.finishStepUp(session, { passkey: body.passkey, walletSignature: body.walletSignature }),
    ),

    bindRoute(credentialRoutes.listPasskeys, ({ session }) => identity.listPasskeys(session)),
    bindRoute(credentialRoutes.renamePasskey, ({ session, params, body }) =>
      identity.renamePasskey(session, { id: params.id, name: body.name }),
    ),
    bindRoute(credentialRoutes.removePasskey, async ({ session, params }) => {
      await identity.removePasskey(session, params.id)
      return done
    }),

    bindRoute(credentialRoutes.removeWallet, async ({ session, params }) => {
      await identity.removeWallet(session, params)
      return done
    }),

    bindRoute(accountRoutes.listSessions, ({ session }) => identity.listSessions(session)),
    bindRoute(accountRoutes.revokeSession, async ({ session, params }) => {
      await identity.revokeSession(session, params.id)
      return done
    }),
    bindRoute(accountRoutes.revokeOtherSessions, async ({ session }) => {
      await identity.revokeOtherSessions(session)
      return done
    }),
    bindRoute(ownerRoutes.getOwner, ({ session }) => owners.view(session.userId)),
    bindRoute(ownerRoutes.attestOwner, ({ session, query }) => owners.attest(session.userId, query.nonce)),
    bindRoute(ownerRoutes.sayStatement, ({ session, body }) => owners.say(session.userId, body.signed)),

    bindRoute(credentialRoutes.makeRecoveryCodes, async ({ session, body }) => {
      await identity.replaceRecoveryCodes(session, body.signInHashes)
      return done
    }),
  ]
}
