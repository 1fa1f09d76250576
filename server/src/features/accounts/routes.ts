import { accountRoutes } from '@windhover/core/accounts/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type Caller, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { SignedIn, WithCookies } from '../../ports/identity.ts'
import { announceAccount } from './announce-account.ts'

const done = { done: true } as const

export function accountBindings({
  identity,
  accountCreated,
  config,
}: Pick<FeatureParts, 'identity' | 'accountCreated'> & {
  readonly config: Pick<FeatureParts['config'], 'guestAccounts'>
}): readonly RouteBinding[] {
  const answer = <Value>(caller: Caller, result: WithCookies<Value>): Value => {
    caller.setCookies(result.setCookies)
    return result.value
  }
  const welcome = async (caller: Caller, result: SignedIn) => {
    const account = answer(caller, result)
    if (result.created) await announceAccount({ accountCreated, userId: account.userId, log: caller.log })
    return account
  }

  const guestRoutes = [
    bindRoute(accountRoutes.startGuest, async ({ caller, session }) =>
      welcome(caller, await identity.startGuest(caller.visitor, session)),
    ),
  ]

  return [
    ...(config.guestAccounts ? guestRoutes : []),
    bindRoute(accountRoutes.getAccount, ({ session }) => identity.getAccount(session)),

    bindRoute(accountRoutes.startPasskeyRegistration, async ({ caller, session }) => ({
      options: answer(caller, await identity.startPasskeyRegistration(session)),
    })),
    bindRoute(accountRoutes.registerPasskey, async ({ caller, session, body }) => {
      const input = { response: body.response, name: body.name }
      return await welcome(caller, await identity.registerPasskey(caller.visitor, session, input))
    }),
    bindRoute(accountRoutes.startPasskeySignIn, async ({ caller }) => ({
      options: answer(caller, await identity.startPasskeySignIn()),
    })),
    bindRoute(accountRoutes.signInWithPasskey, async ({ caller, body }) =>
      answer(caller, await identity.signInWithPasskey(caller.visitor, body.response)),
    ),

    bindRoute(accountRoutes.startWalletSignIn, async ({ body }) => ({
      message: await identity.startWalletSignIn(body),
    })),
    bindRoute(accountRoutes.signInWithWallet, async ({ caller, body }) =>
      welcome(caller, await identity.signInWithWallet(caller.visitor, body)),
    ),
    bindRoute(accountRoutes.signInWithRecoveryCode, async ({ caller, body }) =>
      answer(caller, await identity.signInWithRecoveryCode(caller.visitor, body.code)),
    ),
    bindRoute(accountRoutes.signOut, async ({ caller, session }) => {
      answer(caller, await identity.signOut(session))
      return done
    }),

    bindRoute(accountRoutes.startStepUp, ({ session }) => identity.startStepUp(session)),
    bindRoute(accountRoutes.finishStepUp, ({ session, body }) =>
      identity.finishStepUp(session, { passkey: body.passkey, wallet: body.wallet }),
    ),

    bindRoute(accountRoutes.listPasskeys, ({ session }) => identity.listPasskeys(session)),
    bindRoute(accountRoutes.renamePasskey, ({ session, params, body }) =>
      identity.renamePasskey(session, { id: params.id, name: body.name }),
    ),
    bindRoute(accountRoutes.removePasskey, async ({ session, params }) => {
      await identity.removePasskey(session, params.id)
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
    bindRoute(accountRoutes.makeRecoveryCodes, async ({ session }) => ({
      codes: await identity.makeRecoveryCodes(session),
    })),
  ]
}
